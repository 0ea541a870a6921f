import type { ContactToken } from '@portal/api/contract';
import { TextArea, TextInput } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { limits, type FieldErrors, type FieldName } from './message-check.ts';

type ContactFieldsProps = {
  errors: FieldErrors;
  /** The initial subject. */
  subject: string;
  /** Subjects to choose from, and whether the receipt can be confirmed by mail, or by a copy. */
  offer: Pick<ContactToken, 'subjects' | 'offersReceipt' | 'offersCopy'> | undefined;
};

/** The fields of the contact form, and one that people do not see (spam protection). */
export function ContactFields({ errors, subject, offer }: ContactFieldsProps) {
  return (
    <>
      <Pair>
        <Field name="name" label="Name" error={errors.name}>
          {(field) => <TextInput {...field} autoComplete="name" maxLength={limits.name} />}
        </Field>
        <Field name="email" label="E-Mail" error={errors.email}>
          {(field) => <TextInput {...field} type="email" autoComplete="email" maxLength={limits.email} />}
        </Field>
      </Pair>
      <Field name="subject" label="Betreff" error={errors.subject}>
        {(field) => (
          <TextInput
            {...field}
            defaultValue={subject.slice(0, limits.subject)}
            maxLength={limits.subject}
            list="contact-subjects"
          />
        )}
      </Field>
      <datalist id="contact-subjects">
        {offer?.subjects?.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
      <Field name="message" label="Nachricht" error={errors.message}>
        {(field) => <TextArea {...field} maxLength={limits.message} />}
      </Field>
      <Trap aria-hidden="true">
        <label htmlFor="contact-website">Dieses Feld bitte frei lassen</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <Field name="consent" error={errors.consent}>
        {(field) => (
          <Consent>
            <input {...field} type="checkbox" />
            <span>
              <label htmlFor={field.id}>
                Ich bin einverstanden, dass meine Angaben zur Beantwortung gespeichert werden.
              </label>{' '}
              Mehr dazu im <Link to="/datenschutz">Datenschutz</Link>.
            </span>
          </Consent>
        )}
      </Field>
      {offer?.offersReceipt && (
        <Consent>
          <input id="contact-receipt" name="receipt" type="checkbox" />
          <label htmlFor="contact-receipt">
            {offer.offersCopy ? 'Kopie per E-Mail an mich' : 'Eingang per E-Mail bestätigen'}
          </label>
        </Consent>
      )}
    </>
  );
}

/** The props of a field's control. */
type ControlProps = {
  id: string;
  name: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  name: FieldName;
  /** Omitted if the control has its own. */
  label?: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its error below. */
function Field({ name, label, error, children }: FieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <Row>
      {label && <Label htmlFor={id}>{label}</Label>}
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Row>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-5);
`;

/* Off the page rather than hidden: programs that fill in forms skip hidden fields. */
const Trap = styled.div`
  position: absolute;
  left: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const Consent = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  line-height: 1.45;

  input {
    width: 24px;
    height: 24px;
    accent-color: var(--color-brand-mark);
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  [aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
`;

const Label = styled.label`
  font-weight: 600;
`;

const Complaint = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: 600;
`;

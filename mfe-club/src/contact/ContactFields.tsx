import { TextArea, TextInput } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import { limits, type FieldErrors } from './message-check.ts';

type ContactFieldsProps = { errors: FieldErrors; /** What the subject begins with. */ subject: string };

/** The fields of the contact form, and one that people do not see (spam protection). */
export function ContactFields({ errors, subject }: ContactFieldsProps) {
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
        {(field) => <TextInput {...field} defaultValue={subject.slice(0, limits.subject)} maxLength={limits.subject} />}
      </Field>
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
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-5);
`;

/* Off the page rather than hidden: what fills in forms by itself leaves hidden fields alone. */
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
    accent-color: var(--color-brand);
  }
`;

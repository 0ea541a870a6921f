import { useNavigate } from 'react-router-dom';
import type { EditableSponsor } from '@portal/api/contract';
import { NewSponsor } from '@portal/api/contract';
import { useEntryWriter } from '../entries/entry-api.ts';
import { EntryScreen } from '../entries/EntryScreen.tsx';
import { PeriodFields } from '../entries/PeriodFields.tsx';
import { ContractForm } from '../form/ContractForm.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { SponsorNumbers } from './SponsorNumbers.tsx';
import { tierChoices } from './tiers.ts';

const LIST = { to: '/admin/sponsoren', label: 'Sponsoren' };

/** `/admin/sponsoren/:id`: a sponsor's form and its numbers. */
export function SponsorPage() {
  const { save } = useEntryWriter('sponsors');
  const navigate = useNavigate();
  return (
    <EntryScreen<EditableSponsor> resource="sponsors" list={LIST} newTitle="Neuer Sponsor" nameOf={({ name }) => name}>
      {(item, extra) => (
        <>
          <ContractForm
            schema={NewSponsor}
            item={item}
            toValues={toValues}
            save={(values, base) => save<EditableSponsor>(values, base)}
            savedText="Sponsor gespeichert."
            onSaved={() => void navigate(LIST.to)}
            extra={extra}
          >
            <TextField name="name" label="Name" maxLength={120} />
            <PictureField
              name="logoUrl"
              label="Logo"
              hint="Am besten breit, auf weißem oder durchsichtigem Grund."
              picture={item?.image}
            />
            <SelectField name="tier" label="Stufe" choices={tierChoices} />
            <TextField
              name="websiteUrl"
              label="Website"
              type="url"
              placeholder="https://www.beispiel.de"
              hint="Öffnet sich in einem neuen Tab. Ohne Adresse gibt es keinen Knopf."
            />
            <TextAreaField name="description" label="Beschreibung" hint="Ein, zwei Sätze für die Sponsorenseite." />
            <SwitchField name="showInTicker" label="Im Ticker der Startseite zeigen" />
            <PeriodFields />
          </ContractForm>
          {item && <SponsorNumbers id={item.id} />}
        </>
      )}
    </EntryScreen>
  );
}

function toValues(item: EditableSponsor | null) {
  return {
    name: item?.name ?? '',
    logoUrl: item?.logoUrl ?? '',
    tier: item?.tier ?? 'standard',
    websiteUrl: item?.websiteUrl ?? '',
    description: item?.description ?? '',
    showInTicker: item?.showInTicker ?? true,
    active: item?.active ?? true,
    activeFrom: item?.activeFrom ?? '',
    activeUntil: item?.activeUntil ?? '',
  };
}

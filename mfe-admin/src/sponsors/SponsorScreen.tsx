import type { EditableSponsor } from '@portal/api/contract';
import { NewSponsor } from '@portal/api/contract';
import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { PeriodFields } from '../entries/PeriodFields.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { SponsorNumbers } from './SponsorNumbers.tsx';
import { tierChoices } from './tiers.ts';
import { sponsorKind } from './sponsor-kind.ts';

/** `/admin/sponsoren/:id`: a sponsor's form and its numbers. */
export function SponsorScreen() {
  return (
    <EditScreen
      kind={sponsorKind}
      title={(item) => item?.name ?? (item === null ? 'Neuer Sponsor' : sponsorKind.screen.label)}
    >
      {(item, deleteButton) => (
        <>
          <EditForm
            kind={sponsorKind}
            schema={NewSponsor}
            item={item}
            toValues={toValues}
            savedText="Sponsor gespeichert."
            extra={deleteButton}
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
          </EditForm>
          {item && <SponsorNumbers id={item.id} />}
        </>
      )}
    </EditScreen>
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

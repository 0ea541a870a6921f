import { missingByLaw, type EditableSettings } from '@portal/api/contract';
import { useClub } from '@portal/shared-ui';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';

/** Lists the missing legal facts while somebody types. */
export function ImprintCheck() {
  const club = useClub();
  const imprint = useWatch<EditableSettings, 'imprint'>({ name: 'imprint' });
  const missing = missingByLaw({ ...club, imprint: { ...imprint, legalForm: imprint.legalForm || null } });
  return (
    <Check aria-live="polite" aria-label="Was das Gesetz verlangt">
      {missing.length === 0 ? (
        <p>Alles da, was das Gesetz im Impressum verlangt (§ 5 DDG, § 18 Abs. 2 MStV).</p>
      ) : (
        <>
          <p>
            <strong>Das verlangt das Gesetz noch:</strong>
          </p>
          <ul>
            {missing.map(({ field, label, why }) => (
              <li key={field}>
                {label.replace(/,$/, '')} <small>({why})</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Check>
  );
}

const Check = styled.section`
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-sunken);
  ul {
    padding-left: 1.25em;
    list-style: disc;
  }
`;

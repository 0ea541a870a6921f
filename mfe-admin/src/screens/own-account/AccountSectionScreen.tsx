import { ButtonLink, EmptyState } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Parts } from '../../kit/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { accountSections } from './account-sections.ts';
import { ownAccountKind } from './own-account-kind.ts';

/** `/admin/konto/:section`: a part of one's own account. */
export function AccountSectionScreen() {
  const { section: slug } = useParams();
  const section = accountSections.find((known) => known.slug === slug);
  if (!section)
    return (
      <AdminFrame access="trainer">
        <EmptyState title="Diese Seite gibt es nicht">
          <ButtonLink to="/admin/konto">Zu meinem Konto</ButtonLink>
        </EmptyState>
      </AdminFrame>
    );
  const { title, lead, Part } = section;
  return (
    <EditScreen
      kind={ownAccountKind}
      id={section.slug}
      source={ownAccountKind.list}
      title={() => title}
      lead={lead}
      access="trainer"
    >
      {(account) =>
        account && (
          <Parts>
            <section>
              <Part account={account} />
            </section>
            <ProofQuestion />
          </Parts>
        )
      }
    </EditScreen>
  );
}

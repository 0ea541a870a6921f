import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { LinkCards } from '../../kit/layout.ts';
import { LinkCard } from '../../kit/LinkCard.tsx';
import { accountSections } from './account-sections.ts';

/** `/admin/konto`: the pages of one's own account. */
export function AccountScreen() {
  return (
    <AdminFrame lead="Deine Angaben, dein Passwort und deine Geräte." access="trainer">
      <LinkCards>
        {accountSections.map(({ slug, title, lead }) => (
          <LinkCard key={slug} to={`/admin/konto/${slug}`} title={title} text={lead} />
        ))}
      </LinkCards>
    </AdminFrame>
  );
}

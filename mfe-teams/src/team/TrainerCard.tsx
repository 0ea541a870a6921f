import type { Trainer } from '@portal/api/contract';
import { MailIcon, PhoneIcon, Picture, UserIcon } from '@portal/shared-ui';
import { phoneHref } from '@portal/shared-ui/phone-href';
import { styled } from 'styled-components';

/** The trainer, with photo, role and how to get in touch; without a photo a shirt-coloured place. */
export function TrainerCard({ trainer: { name, role, imageUrl, image, phone, email } }: { trainer: Trainer }) {
  return (
    <Card>
      <Photo>
        {imageUrl ? (
          <Picture
            src={imageUrl}
            alt={image?.alt || name}
            {...(image && { width: image.width, height: image.height, color: image.color })}
            aspectRatio="1"
            sizes="112px"
            loading="eager"
          />
        ) : (
          <UserIcon />
        )}
      </Photo>
      <Words>
        <h2>{name}</h2>
        <p>{role}</p>
        {phone && (
          <a href={phoneHref(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <MailIcon />
            {email}
          </a>
        )}
      </Words>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
`;

const Photo = styled.div`
  display: grid;
  place-items: center;
  min-height: 112px;
  background: var(--color-frame-raised);
  color: var(--color-on-frame-muted);
  font-size: 2.5rem;
`;

const Words = styled.div`
  align-self: center;
  padding: var(--space-4) var(--space-5);

  h2 {
    font-size: var(--text-xl);
    overflow-wrap: anywhere;
  }

  p {
    margin-top: var(--space-1);
    color: var(--color-on-frame-muted);
    font-size: var(--text-sm);
    line-height: 1.3;
  }

  a {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

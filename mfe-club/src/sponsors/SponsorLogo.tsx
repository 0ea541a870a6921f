import type { Sponsor } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';

type SponsorLogoProps = {
  sponsor: Pick<Sponsor, 'name' | 'logoUrl' | 'image'>;
  /** Height of its place in px. */
  height: number;
};

/** A logo, whole, in a place of fixed height; without one the name takes its place. The name is its alternative text. */
export function SponsorLogo({ sponsor: { name, logoUrl, image }, height }: SponsorLogoProps) {
  if (!logoUrl) return <Name>{name}</Name>;
  return (
    <Logo
      src={logoUrl}
      alt={`Logo ${name}`}
      {...(image && { width: image.width, height: image.height })}
      objectFit="contain"
      sizes="300px"
      $height={height}
    />
  );
}

const Logo = styled(Picture)<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  background: none;
`;

const Name = styled.span`
  font: 750 var(--text-xl) / 1.1 var(--font-display);
  text-align: center;
  overflow-wrap: anywhere;
`;

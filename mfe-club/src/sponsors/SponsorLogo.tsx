import type { Sponsor } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';

type SponsorLogoProps = {
  sponsor: Pick<Sponsor, 'name' | 'logoUrl' | 'image'>;
  /** Its place in px: the height, and the most it may be wide. */
  height: number;
  widest: number;
  loading?: 'eager' | 'lazy';
};

/**
 * A logo, whole, in a place of fixed height; without one the name takes its place. The name is its alternative text.
 */
export function SponsorLogo({ sponsor: { name, logoUrl, image }, height, widest, loading = 'lazy' }: SponsorLogoProps) {
  if (!logoUrl) return <Name>{name}</Name>;
  // It is shown whole: most are as wide as the height of their place allows.
  const shown = image ? Math.min(widest, Math.ceil((height * image.width) / image.height)) : widest;
  return (
    <Logo
      src={logoUrl}
      alt={`Logo ${name}`}
      {...(image && { width: image.width, height: image.height })}
      objectFit="contain"
      sizes={`${shown}px`}
      loading={loading}
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

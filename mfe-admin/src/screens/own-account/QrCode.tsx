import { useMemo } from 'react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { styled } from 'styled-components';

/** Modules of light around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code, dark on light whatever the site's colours are. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const box = [-QUIET_ZONE, -QUIET_ZONE, size + 2 * QUIET_ZONE, size + 2 * QUIET_ZONE].join(' ');
  return (
    <Picture aria-label={label}>
      <svg viewBox={box} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="#000" />
      </svg>
    </Picture>
  );
}

const Picture = styled.figure`
  width: min(100%, 15rem);
  margin: var(--space-3) 0 var(--space-4);
  border-radius: var(--radius);
  background: #fff;
  forced-color-adjust: none;
  svg {
    display: block;
  }
`;

import { clubPalette, defaultClubColors, type ClubColors } from './club-palette.ts';
import { darkColors, lightColors } from './colors.ts';

const declare = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `--color-${name}:${value};`)
    .join('');

/** Space on a 4 px grid; the number is the count of grid steps. */
const space = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24].map((steps) => `--space-${steps}:${steps * 4}px;`).join('');

/** The CSS that gives a club its own colours; throws when a value is not `#rrggbb`. */
export function clubColorsCss(club: ClubColors): string {
  const values = Object.entries(clubPalette(club)).map(([name, value]) => `--club-${name}:${value}`);
  return `:root{${values.join(';')}}`;
}

/** The colours while the club is unknown. */
export const defaultClubCss = clubColorsCss(defaultClubColors);

/** Design tokens as CSS custom properties, light and dark (`prefers-color-scheme`). */
export const tokensCss = `
${defaultClubCss}
:root{color-scheme:light;${declare(lightColors)}
${space}
--space-section:clamp(40px,7vw,88px);--gutter:clamp(16px,4vw,40px);
--width-page:1240px;--width-text:32.3em;--header-height:max(64px,2.6rem);--header-overhang:0px;--touch:44px;
--font-text:'Source Sans 3','Text Fallback','Text Fallback Android',system-ui,sans-serif;
--font-display:'Archivo Condensed','Display Fallback','Display Fallback Android','Arial Narrow',sans-serif;
--text-xs:.8125rem;--text-sm:.9375rem;--text-base:clamp(1.0625rem,1.02rem + .2vw,1.125rem);
--text-lg:clamp(1.1875rem,1.13rem + .3vw,1.3125rem);--text-xl:clamp(1.375rem,1.27rem + .5vw,1.625rem);
--text-2xl:clamp(1.75rem,1.5rem + 1.2vw,2.375rem);--text-3xl:clamp(2.25rem,1.7rem + 2.6vw,3.75rem);
--text-hero:clamp(3rem,1.6rem + 6.6vw,7rem);
--weight-display:850;--radius:6px;
--shadow:0 1px 2px rgb(11 15 20/.06),0 4px 16px rgb(11 15 20/.07);
--shadow-raised:0 2px 4px rgb(11 15 20/.08),0 12px 32px rgb(11 15 20/.14);
--motion-fast:120ms;--motion:200ms;--ease:cubic-bezier(.2,.7,.2,1);
--z-header:20;--z-floating:10;--z-skip:30}
@media (min-width:48em){:root{--header-height:max(76px,2.6rem);--header-overhang:24px}}
@media (prefers-color-scheme:dark){:root{${darkRules()}}}
@media (prefers-reduced-motion:reduce){:root{--motion-fast:.01ms;--motion:.01ms}}
`;

function darkRules(): string {
  const changed = Object.fromEntries(
    Object.entries(darkColors).filter(([name, value]) => lightColors[name as keyof typeof lightColors] !== value),
  );
  return `color-scheme:dark;${declare(changed)}--shadow:0 0 0 1px rgb(255 255 255/.05);--shadow-raised:0 0 0 1px rgb(255 255 255/.08),0 16px 40px rgb(0 0 0/.5)`;
}

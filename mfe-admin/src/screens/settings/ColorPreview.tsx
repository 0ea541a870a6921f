import { useWatch } from 'react-hook-form';
import { Crest, DrawnCrest, SectionHeading, useClub } from '@portal/shared-ui';
import { clubPalette } from '@portal/shared-ui/club-palette';
import { darkColors, lightColors, schemeOf } from '@portal/shared-ui/colors';
import { styled } from 'styled-components';

const looks = [
  { title: 'Hell', colors: lightColors },
  { title: 'Dunkel', colors: darkColors },
] as const;

const COLOR = /^#[0-9a-f]{6}$/i;

/** Head, button and scoreboard in the colours that stand in the form, in the light and the dark look. */
export function ColorPreview() {
  const { color = '', secondColor = '', crestUrl } = useWatch<Record<string, string>>();
  const club = useClub();
  if (!COLOR.test(color) || (secondColor && !COLOR.test(secondColor))) return null;
  const colors = { color, secondColor: secondColor || null };
  const crest = (height: string) =>
    crestUrl && crestUrl === club.crestUrl ? (
      <Crest size={height} />
    ) : crestUrl ? (
      <img src={crestUrl} alt="" style={{ height }} />
    ) : (
      <DrawnCrest facts={{ ...club, ...colors }} style={{ height, flex: 'none' }} />
    );
  return (
    <Looks aria-label="Vorschau der Farben">
      {looks.map((look) => (
        <figure key={look.title}>
          <figcaption>{look.title}</figcaption>
          <Look style={schemeOf(look.colors, clubPalette(colors))} inert>
            <Head>
              {crest('40px')}
              <strong>{club.shortName}</strong>
              <Current>Start</Current>
              <Press>Kontakt</Press>
            </Head>
            <Page>
              <SectionHeading level={3}>Aktuelles</SectionHeading>
              <p>
                Text mit einem <a href="/news">Verweis</a>.
              </p>
              <Press>Mitglied werden</Press>
              <Board>
                {crest('48px')}
                <b>2 : 1</b>
                <Place>Heim</Place>
              </Board>
            </Page>
          </Look>
        </figure>
      ))}
    </Looks>
  );
}

const Looks = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);
  figcaption {
    margin-bottom: var(--space-1);
    font-weight: 650;
  }
`;

const Look = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-page);
  color: var(--color-text);
  hyphens: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--color-frame);
  color: var(--color-on-frame);
  > strong {
    flex: 1 1 7rem;
    font: var(--weight-display) 1.125rem/1.1 var(--font-display);
  }
`;

const Current = styled.span`
  padding-block: var(--space-2);
  box-shadow: inset 0 -4px var(--color-frame-brand-mark);
  font: 700 1.0625rem/1 var(--font-display);
`;

const Press = styled.span`
  justify-self: start;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-brand-edge);
  border-radius: var(--radius);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font: 750 1.0625rem/1.2 var(--font-display);
`;

const Page = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-3);
`;

const Board = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-5);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: linear-gradient(160deg, transparent 82%, var(--color-brand) 82.2% 92%, var(--color-second) 92.2%)
    var(--color-frame);
  color: var(--color-on-frame);
  b {
    font: 900 2.25rem/1 var(--font-display);
  }
`;

const Place = styled.span`
  padding: 3px 8px;
  border: 2px solid var(--color-brand-edge);
  border-radius: 3px;
  background: var(--color-brand);
  color: var(--color-on-brand);
  font: 750 0.875rem/1 var(--font-display);
`;

import { raised, SectionHeading, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { saying } from './saying.ts';

/** The packages that the club sells at a price; nothing while it has named none. */
export function Offers() {
  const text = usePageTexts();
  const offers = saying([
    { title: text('offer1Title', ''), price: text('offer1Price', ''), benefits: text('offer1Text', '') },
    { title: text('offer2Title', ''), price: text('offer2Price', ''), benefits: text('offer2Text', '') },
    { title: text('offer3Title', ''), price: text('offer3Price', ''), benefits: text('offer3Text', '') },
  ]);
  if (offers.length === 0) return null;
  const title = text('offersTitle', 'Unsere Pakete');
  return (
    <section aria-labelledby={title ? 'offers' : undefined}>
      {title && <SectionHeading id="offers">{title}</SectionHeading>}
      <Cards>
        {offers.map(({ title, price, benefits }) => (
          <li key={title}>
            <h3>{title}</h3>
            {price && <strong>{price}</strong>}
            <ul>
              {linesOf(benefits).map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </Cards>
    </section>
  );
}

/** The lines that say something, each once. */
function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: var(--space-6);

  > li {
    padding: var(--space-6);
    ${raised}
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    margin-block: var(--space-2);
    color: var(--color-brand-text);
    font: 750 var(--text-xl) / 1.2 var(--font-display);
  }

  ul {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.2em;
    list-style: disc;
  }
`;

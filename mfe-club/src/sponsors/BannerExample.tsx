import { styled } from 'styled-components';

/** Example picture of a banner on the home page; the numbers are those of the list beside it. */
export function BannerExample() {
  return (
    <Sketch viewBox="0 0 480 360" aria-label="Beispiel: die Plätze 1 bis 3 für Banner auf der Startseite">
      <path fill="#0b0f14" d="M0 0h480v34H0z" />
      <path fill="#1d2836" d="M0 34h480v96H0z" />
      <path fill="#dc2626" d="m380 34h100v96H340z" opacity=".85" />
      <path fill="#f6f7f8" d="M24 66h180v16H24zm0 26h120v10H24z" opacity=".9" />
      <path fill="#fff" d="M0 130h480v230H0z" />
      <path fill="#eceef1" d="M24 200h128v78H24zm144 0h128v78H168z" />
      <path fill="#c9cfd6" d="M24 286h110v8H24zm144 0h110v8H168z" />
      <g fill="#dc2626">
        <path d="M0 138h480v40H0z" />
        <path d="M320 200h136v96H320z" />
        <path d="M24 314h432v32H24z" />
      </g>
      <g fill="#fff" fontFamily="var(--font-display)" fontWeight="850" fontSize="26" textAnchor="middle">
        <text x="240" y="168">
          1
        </text>
        <text x="388" y="258">
          2
        </text>
        <text x="240" y="340">
          3
        </text>
      </g>
    </Sketch>
  );
}

const Sketch = styled.svg.attrs({ role: 'img' })`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;

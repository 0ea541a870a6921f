import { styled } from 'styled-components';

/** Example picture of advertising at the pitch: a board behind the touchline. */
export function BoardExample() {
  return (
    <Scene viewBox="0 0 640 400" aria-label="Beispiel: Werbebande am Spielfeldrand im Flutlicht">
      <path fill="#131b25" d="M0 0h640v230H0z" />
      <path fill="#1d2836" d="M0 150 90 120l70 18 90-34 80 26 110-38 90 34 110-26v130H0z" />
      <path fill="#0b0f14" d="M86 30h4v190h-4zm466 0h4v190h-4z" />
      <path fill="#fdf6d8" d="M62 18h52v20H62zm466 0h52v20h-52z" />
      <path fill="#fdf6d8" opacity=".12" d="M62 38h52l150 182H10zm466 0h52l60 182H380z" />
      <path fill="#1f6b3a" d="M0 226h640v174H0z" />
      <path fill="#26794360" d="M0 226h640v30H0zm0 70h640v44H0z" />
      <path fill="#f6f7f8" opacity=".85" d="M0 268h640v7H0z" />
      <path fill="#e5e8ec" d="M18 160h190v68H18z" />
      <path fill="#7a1212" d="M432 160h190v68H432z" />
      <path fill="#dc2626" d="M212 150h216v82H212z" />
      <path fill="#fff" d="m212 232 34-82h18l-34 82z" opacity=".9" />
      <g fontFamily="var(--font-display)" fontWeight="850" textAnchor="middle">
        <text x="346" y="188" fontSize="24" fill="#fff">
          HIER STEHEN SIE
        </text>
        <text x="340" y="216" fontSize="18" fill="#fff">
          Ihr Name, Ihr Logo
        </text>
        <text x="113" y="203" fontSize="24" fill="#14191f">
          SEIT 1903
        </text>
        <text x="527" y="203" fontSize="24" fill="#fff">
          HEIMSPIEL
        </text>
      </g>
      <circle cx="470" cy="338" r="24" fill="#f6f7f8" />
      <path
        fill="#14191f"
        d="m470 326 11 8-4 13h-14l-4-13zm-23 8 6-3 4 9-5 7zm46 0-6-3-4 9 5 7zm-30 27 7-5 7 5-4 1h-6z"
      />
    </Scene>
  );
}

const Scene = styled.svg.attrs({ role: 'img' })`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;

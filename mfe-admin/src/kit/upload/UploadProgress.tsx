import { styled } from 'styled-components';

type UploadProgressProps = {
  /** 0 to 1. */
  part: number;
  /** The message once all of it has arrived. */
  after: string;
};

/** How much of a file is on the server; for a part that is read out when it changes. */
export function UploadProgress({ part, after }: UploadProgressProps) {
  const percent = Math.round(part * 100);
  return (
    <>
      <p>{percent < 100 ? `${percent} % hochgeladen` : after}</p>
      <Bar value={percent} max={100} aria-label="Fortschritt" />
    </>
  );
}

/** The progress of something. */
export const Bar = styled.progress`
  width: min(480px, 100%);
  height: 14px;
  accent-color: var(--color-brand-mark);
`;

import type { ContentPage, OwnPage } from '@portal/api/contract';
import {
  Container,
  Picture,
  RichText,
  ArrowRightIcon,
  ButtonLink,
  PitchLines,
  darkPitchGround,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { HonourGroups } from './HonourGroups.tsx';
import type { Steps } from './steps-after.ts';
import { Timeline } from './Timeline.tsx';

type ShownPage = Pick<OwnPage, 'content' | 'imageUrl' | 'image'> & Partial<Pick<ContentPage, 'timeline' | 'groups'>>;
type ContentBodyProps = { page: ShownPage; steps?: Steps | undefined };

/** The body of a content page: picture, text, timeline or honours, and the next steps. */
export function ContentBody({ page, steps }: ContentBodyProps) {
  const { timeline = [], groups = [] } = page;
  return (
    <Page>
      {page.imageUrl && (
        <Wide
          src={page.imageUrl}
          alt={page.image?.alt ?? ''}
          {...(page.image && { width: page.image.width, height: page.image.height, color: page.image.color })}
          aspectRatio="21 / 9"
          sizes="(min-width: 1320px) 1240px, calc(100vw - 32px)"
          loading="eager"
        />
      )}
      <Columns $hasSide={steps !== undefined}>
        <div>
          {page.content && <Text html={page.content} />}
          {timeline.length > 0 && <Timeline entries={timeline} />}
          {groups.length > 0 && <HonourGroups groups={groups} />}
        </div>
        {steps && <NextSteps {...steps} />}
      </Columns>
    </Page>
  );
}

/** The box beside a text with the next steps. */
function NextSteps({ title, text, links: [first, ...others] }: Steps) {
  return (
    <Box aria-labelledby="next-steps" data-noprint="">
      <PitchLines />
      <StepsTitle id="next-steps">{title}</StepsTitle>
      <p>{text}</p>
      {first && (
        <ButtonLink to={first.to}>
          {first.label} <ArrowRightIcon />
        </ButtonLink>
      )}
      {others.map(({ label, to }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </Box>
  );
}

const Page = styled(Container)`
  padding-block: clamp(32px, 5vw, 64px) var(--space-section);
`;

const Text = styled(RichText)`
  > :first-child {
    margin-top: 0;
  }

  /* On a phone up to three columns share the width by their words; more of them are pushed aside. */
  table:not(:has(td:nth-child(4))) {
    width: 100%;
  }
`;

const Wide = styled(Picture)`
  margin-bottom: clamp(32px, 5vw, 64px);
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
`;

const Columns = styled.div<{ $hasSide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $hasSide }) => ($hasSide ? '1fr' : 'var(--width-text)')});
  gap: var(--space-12);
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: ${({ $hasSide }) => ($hasSide ? 'minmax(0, 1fr) 340px' : 'minmax(0, var(--width-text))')};
  }
`;

const Box = styled.aside`
  ${darkPitchGround}
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);

  p {
    margin-bottom: var(--space-2);
    color: var(--color-on-frame-muted);
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: calc(var(--header-height) + var(--header-overhang) + var(--space-4));
  }
`;

const StepsTitle = styled.h2`
  font-size: var(--text-xl);
`;

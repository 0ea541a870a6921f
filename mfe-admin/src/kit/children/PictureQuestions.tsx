import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../counted.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Note } from '../layout.ts';
import { ChildrenQuestion } from './ChildrenQuestion.tsx';
import { usePictureQuestion } from './picture-answers.ts';

/** More would push the question out of sight. */
const MOST_SHOWN = 12;

/** Shows what `askAboutPictures` asks. */
export function PictureQuestions() {
  const question = usePictureQuestion();
  if (!question) return null;
  const { pictures, answer } = question;
  const more = pictures.length - MOST_SHOWN;
  return (
    <Dialog title="Kinder auf Bildern" onClose={() => answer(false)}>
      <p>Bilder, auf denen Kinder zu erkennen sind, erscheinen nur mit Einwilligung der Eltern.</p>
      <Row>
        {pictures.slice(0, MOST_SHOWN).map(({ id, url }) => (
          <li key={id}>
            <Picture src={url} alt="" width={96} height={72} aspectRatio="4 / 3" />
          </li>
        ))}
      </Row>
      {more > 0 && <Note>und {counted(more, 'weiteres', 'weitere')}</Note>}
      <ChildrenQuestion ids={pictures.map(({ id }) => id)} onAnswered={() => answer(true)} />
    </Dialog>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block: var(--space-3);
  padding: 0;
  list-style: none;
  li {
    width: 96px;
    overflow: hidden;
    border-radius: var(--radius);
  }
`;

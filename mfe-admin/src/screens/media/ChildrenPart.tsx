import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MediaDetail } from '@portal/api/contract';
import { Button, request, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { listAsLeft } from '../../kit/frame/list-as-left.ts';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { Note } from '../../kit/layout.ts';
import { ChildrenQuestion } from '../../kit/children/ChildrenQuestion.tsx';
import { mediaKind } from '../../kit/picture/media-kind.ts';

/** Whether the picture shows children, and taking it from everywhere when consent is withdrawn. */
export function ChildrenPart({ item }: { item: MediaDetail }) {
  const { refresh } = useWriter(mediaKind);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The question comes anew with the answer, without the pressed button; who has gone on meanwhile stays there.
  const handleAnswered = () => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || heading.current?.parentElement?.contains(activeElement);
    if (isHere) heading.current?.focus();
  };
  const withdraw = async () => {
    const isConfirmed = await confirm({
      title: 'Einwilligung widerrufen?',
      text: 'Das Bild verschwindet sofort überall: auf der Website, in Vorschauen, im Feed und aus dem Offline-Speicher von Besuchern. Artikel, Alben und Seiten bleiben ohne das Bild. Im Papierkorb liegt es noch 30 Tage.',
      confirmLabel: 'Widerrufen und überall entfernen',
    });
    if (!isConfirmed) return;
    try {
      await request('POST', `${targetOf(mediaKind, item.id)}/withdrawal`);
      showToast({ title: 'Einwilligung widerrufen.', description: 'Das Bild ist überall entfernt.' });
      await refresh();
      void navigate(listAsLeft(mediaKind.screen.to));
    } catch (error) {
      showFailure('Nicht widerrufen', error);
    }
  };
  return (
    <Part aria-labelledby="children">
      <h2 ref={heading} id="children" tabIndex={-1}>
        Kinder auf dem Bild
      </h2>
      {item.children === 'withdrawn' && (
        <Note>Die Einwilligung wurde widerrufen. Zeigen lässt es sich erst nach einer neuen Antwort.</Note>
      )}
      {item.shownBefore && (
        <Note>Das Bild erschien, bevor danach gefragt wurde. Es bleibt zu sehen, bis jemand anders antwortet.</Note>
      )}
      <ChildrenQuestion key={item.version} ids={[item.id]} before={item} onAnswered={handleAnswered} />
      <div>
        <Button variant="quiet" onClick={() => void withdraw()}>
          Einwilligung widerrufen
        </Button>
      </div>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  max-width: 760px;
  h2 {
    font-size: var(--text-lg);
  }
`;

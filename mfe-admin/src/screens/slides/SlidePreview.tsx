import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditableSlide } from '@portal/api/contract';
import { ButtonAnchor, HeroSlide } from '@portal/shared-ui';
import { styled } from 'styled-components';

type SlidePreviewProps = {
  slide: Pick<
    EditableSlide,
    'title' | 'subtitle' | 'imageUrl' | 'image' | 'bgGradient' | 'buttonText' | 'buttonAction'
  >;
};

/** Widths in px of the window that a preview imitates; a phone's own width on phones. */
const WIDE = 1280;
const PHONE = 767;

/** The slide of the surrounding form while it is written. */
export function LiveSlidePreview({ item }: { item: EditableSlide | null }) {
  const written = useWatch<SlidePreviewProps['slide']>();
  const imageUrl = written.imageUrl || null;
  return (
    <SlidePreview
      slide={{
        title: written.title ?? '',
        subtitle: written.subtitle || null,
        imageUrl,
        image: item?.image?.url === imageUrl ? item.image : null,
        bgGradient: written.bgGradient || null,
        buttonText: written.buttonText || null,
        buttonAction: written.buttonAction || null,
      }}
    />
  );
}

/** A slide as the home page shows it in a window of this kind, scaled into the space there is. Not operable. */
function SlidePreview({ slide }: SlidePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  const [height, setHeight] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setSpace(frame.current?.offsetWidth ?? 0);
      setHeight(stage.current?.offsetHeight ?? 0);
    });
    for (const element of [frame.current, stage.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isPhone = typeof window !== 'undefined' && window.innerWidth <= PHONE;
  const width = isPhone ? Math.max(space, 320) : WIDE;
  const scale = space / width;
  const isButtonShown = Boolean(slide.buttonText?.trim() && slide.buttonAction?.trim());
  return (
    <Frame ref={frame} style={{ height: height * scale || undefined }} aria-label="Vorschau">
      <Stage ref={stage} inert style={{ width, transform: `scale(${scale})` }}>
        <HeroSlide slide={{ ...slide, title: slide.title || 'Überschrift' }} isFirst>
          {isButtonShown && <ButtonAnchor href="#">{slide.buttonText}</ButtonAnchor>}
        </HeroSlide>
      </Stage>
    </Frame>
  );
}

const Frame = styled.figure`
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
`;

const Stage = styled.div`
  transform-origin: 0 0;
`;

import { useEffect, useState } from 'react';

/** Whether a mouse has moved or the Tab key was used: on phones no tooltip is ever loaded. */
export function useTooltipNeed(): boolean {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return undefined;
    const handleMove = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIsNeeded(true);
    const handleKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsNeeded(true);
    window.addEventListener('pointermove', handleMove, { passive: true });
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('keydown', handleKey);
    };
  }, [isNeeded]);
  return isNeeded;
}

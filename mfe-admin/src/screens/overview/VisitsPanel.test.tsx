import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { VisitsPanel } from './VisitsPanel.tsx';

test.each([
  [0, 0, '0 Aufrufe in den letzten 7 Tagenauch in den 7 Tagen davor keine'],
  [1, 0, '1 Aufruf in den letzten 7 Tagen1 mehr als in den 7 Tagen davor'],
  [7, 7, '7 Aufrufe in den letzten 7 Tagengenauso viele wie in den 7 Tagen davor'],
  [2, 5, '2 Aufrufe in den letzten 7 Tagen3 weniger als in den 7 Tagen davor'],
])('%i visits after %i read well', (week, weekBefore, text) => {
  render(<VisitsPanel visits={{ week, weekBefore }} />, { wrapper: BrowserRouter });

  expect(screen.getByRole('region', { name: 'Besuche' }).textContent).toContain(text);
});

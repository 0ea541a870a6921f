import { apiFilters, readMonth, readView, viewPath } from './agenda-view.ts';

test('another view keeps the filters and begins with the first page', () => {
  expect(viewPath('past', 'team=a-jugend&page=3&view=month&month=2026-11')).toBe(
    '/admin/termine?team=a-jugend&view=past',
  );
  expect(viewPath('', 'view=past')).toBe('/admin/termine');
});

test('what makes no sense is left out', () => {
  expect(readView('toString')).toBe('');
  expect(readView('month')).toBe('month');
  expect(readMonth('2026-13', '2026-11-21')).toBe('2026-11');
  expect(readMonth('2027-01', '2026-11-21')).toBe('2027-01');
});

test('the API is asked for its own parameters', () => {
  expect(apiFilters('view=past&offen=1&team=a-jugend&page=2')).toEqual({ team: 'a-jugend', page: '2' });
  expect(apiFilters('team=a-jugend&status=moved', ['team'])).toEqual({ team: 'a-jugend' });
});

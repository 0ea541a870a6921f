import type { Brand } from './art/draw-art.ts';

/** The businesses of the demo season; all of them made up. */
export const brands = {
  winery: { lines: ['WEINGUT', 'AM SEEBACH'], symbol: 'grapes', color: '#5b1030', ink: '#f7e9d0' },
  furniture: { lines: ['MÖBELWERK', 'RHEINHESSEN'], symbol: 'chair', color: '#1f3a4d', ink: '#f4efe6' },
  bakery: { lines: ['BÄCKEREI', 'MORGENROT'], symbol: 'sunrise', color: '#b4530a', ink: '#fff6e3' },
  garage: { lines: ['AUTOHAUS', 'AM KREISEL'], symbol: 'car', color: '#0f3d75', ink: '#ffffff' },
  electrician: { lines: ['ELEKTRO', 'SONNENHANG'], symbol: 'bolt', color: '#14532d', ink: '#fef3c7' },
  butcher: { lines: ['METZGEREI', 'AM MARKT'], symbol: 'star', color: '#8f1d1d', ink: '#fff1f1' },
  drivingSchool: { lines: ['FAHRSCHULE', 'GRÜNLICHT'], symbol: 'lights', color: '#166534', ink: '#ffffff' },
  painter: { lines: ['MALERBETRIEB', 'FARBENFROH'], symbol: 'brush', color: '#6d28a8', ink: '#fdf4ff' },
  nursery: { lines: ['GÄRTNEREI', 'ROSENHOF'], symbol: 'leaf', color: '#3f6212', ink: '#f7fee7' },
  optician: { lines: ['BRILLEN', 'AM RATHAUS'], symbol: 'glasses', color: '#334155', ink: '#f8fafc' },
  pharmacy: { lines: ['APOTHEKE', 'ZUR LINDE'], symbol: 'tree', color: '#0f5c55', ink: '#ecfdf5' },
  carpenter: { lines: ['ZIMMEREI', 'DACHSTUHL'], symbol: 'roof', color: '#78350f', ink: '#fffbeb' },
  bikes: { lines: ['RADHAUS', 'SEEBACH'], symbol: 'bicycle', color: '#0e7490', ink: '#ecfeff' },
  physiotherapy: { lines: ['PHYSIO', 'AM PARK'], symbol: 'heart', color: '#be123c', ink: '#fff1f2' },
} satisfies Record<string, Brand>;

/** Light and colours of a scene; `sky` runs from top to horizon, `grass` holds the two mowing stripes. */
export type Mood = {
  sky: readonly [string, string, string];
  grass: readonly [string, string];
  /** Trees and hills against the sky, far to near. */
  land: readonly [string, string];
  sun: string;
  line: string;
  shadow: string;
  /** Opacity of shadows and of the darkening towards the corners, 0 to 1. */
  contrast: number;
};

export const moods = {
  day: {
    sky: ['#3d83c2', '#86bbe0', '#e4f0ee'],
    grass: ['#4d9a3f', '#3f8a39'],
    land: ['#6f9f86', '#2f6440'],
    sun: '#fff6d8',
    line: '#fbfdf8',
    shadow: '#0c2413',
    contrast: 0.42,
  },
  golden: {
    sky: ['#3b5a86', '#dc9a6c', '#fbdfa4'],
    grass: ['#6f9a36', '#5b862f'],
    land: ['#a9876a', '#37402a'],
    sun: '#ffe6ae',
    line: '#fff9e6',
    shadow: '#17200d',
    contrast: 0.5,
  },
  dusk: {
    sky: ['#0e1730', '#523a66', '#e0704a'],
    grass: ['#2c6442', '#24553a'],
    land: ['#3b2f4b', '#0d1322'],
    sun: '#ffb27a',
    line: '#f6ece2',
    shadow: '#060b12',
    contrast: 0.55,
  },
  night: {
    sky: ['#04070c', '#0a1422', '#1d3146'],
    grass: ['#2f8a4d', '#26773f'],
    land: ['#0d1826', '#04070b'],
    sun: '#f2f8ff',
    line: '#f8fffa',
    shadow: '#02060a',
    contrast: 0.65,
  },
  overcast: {
    sky: ['#76848f', '#aab6bd', '#dcdfdb'],
    grass: ['#557f4c', '#4a7345'],
    land: ['#8d9c97', '#40564c'],
    sun: '#f3f5f2',
    line: '#eef2ea',
    shadow: '#14201a',
    contrast: 0.4,
  },
  winter: {
    sky: ['#7f9ab4', '#c4d3dd', '#f6f1e9'],
    grass: ['#e9eeee', '#dae3e5'],
    land: ['#a9bac4', '#4c5d66'],
    sun: '#fff6e6',
    line: '#b91c1c',
    shadow: '#39505f',
    contrast: 0.32,
  },
  club: {
    sky: ['#3d0808', '#991b1b', '#e8443a'],
    grass: ['#7a1414', '#6a1010'],
    land: ['#5c0e0e', '#12090b'],
    sun: '#ffe9dd',
    line: '#faf3ec',
    shadow: '#0b0f14',
    contrast: 0.55,
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;

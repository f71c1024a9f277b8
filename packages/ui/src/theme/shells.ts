/** The six hues that carry every category. */
export type Shell = 'duck' | 'straw' | 'russet' | 'heather' | 'moss' | 'dusk';

export type Measure = 'calories' | 'water' | 'sleep' | 'mood' | 'energy' | 'weight' | 'move';

/** A measure's own colour, a shell's graphics colour, or any CSS colour. */
export type Colour = Measure | Shell | (string & {});

const SHELLS: readonly string[] = ['duck', 'straw', 'russet', 'heather', 'moss', 'dusk'] satisfies Shell[];
const SHELL_OF_MEASURE: Record<Measure, Shell | undefined> = {
  calories: undefined,
  water: 'duck',
  sleep: 'dusk',
  mood: 'heather',
  energy: 'straw',
  weight: 'moss',
  move: 'russet',
};

/** The class below which `--f`, `--m` and `--i` are a shell's field, graphics and ink. */
export const shellClass = (shell: Shell) => `nw-${shell}`;

/** The shell each stage of pregnancy and after wears. */
export const STAGE_SHELL = {
  first: 'duck',
  second: 'straw',
  third: 'russet',
  postpartum: 'heather',
} as const satisfies Record<string, Shell>;

/** The CSS colour of strokes and marks. */
export function strokeColour(colour: Colour): string {
  if (colour in SHELL_OF_MEASURE) return `var(--nw-data-${colour})`;
  return SHELLS.includes(colour) ? `var(--nw-${colour}-mid)` : colour;
}

/** The pair a bar is drawn with: a field and the edge around it. */
export function fieldAndEdge(colour: Colour): { field: string; edge: string } {
  const shell = SHELLS.includes(colour) ? colour : SHELL_OF_MEASURE[colour as Measure];
  if (shell)
    return {
      field: `var(--nw-${shell}-field)`,
      edge: `var(--nw-${shell}-mid)`,
    };
  return { field: 'var(--nw-primary-field)', edge: strokeColour(colour) };
}

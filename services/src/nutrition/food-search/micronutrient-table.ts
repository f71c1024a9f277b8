import { micronutrientNames, type Micronutrients } from '@nestwell/contracts/nutrition/server';

/**
 * Reads lines of `name | iron folate calcium choline fibre iodine vitamin-B12 vitamin-D`, per 100 g and each in its own
 * unit; a dash is not known.
 */
export function micronutrientTable(text: string): [description: string, figures: Micronutrients][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [description = '', cells = ''] = line.split('|').map((cell) => cell.trim());
      const figures = cells.split(/\s+/);
      if (figures.length !== micronutrientNames.length)
        throw new Error(`${micronutrientNames.length} figures are needed in: ${line}`);
      return [description, figuresOf(figures)];
    });
}

function figuresOf(cells: readonly string[]): Micronutrients {
  const figures: Micronutrients = {};
  micronutrientNames.forEach((name, place) => {
    const cell = cells[place];
    if (cell !== undefined && cell !== '-') figures[name] = Number(cell);
  });
  return figures;
}

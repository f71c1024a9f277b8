import { exportedTables, type PersonalDataExport } from '@nestwell/contracts/account';

export interface Planted {
  area: string;
  table: string;
  field: string;
  words: string;
}

/** An export with another word in each field of two rows of every table, and where each was put. */
export function plantedExport(): { everything: PersonalDataExport; planted: readonly Planted[] } {
  const planted: Planted[] = [];
  const rowOf = (area: string, table: string, fields: readonly string[]) =>
    Object.fromEntries(
      fields.map((field) => {
        const words = `Wren${planted.length}n`;
        planted.push({ area, table, field, words });
        return [field, words];
      }),
    );
  const rowsOf = (area: string, table: string, fields: readonly string[]) =>
    fields.length === 0 ? ['an-id', 'another'] : [rowOf(area, table, fields), rowOf(area, table, fields)];
  const areas = Object.entries(exportedTables).map(([area, tables]) => [
    area,
    Object.fromEntries(
      Object.entries(tables).map(([table, fields]) => [
        table,
        rowsOf(area, table, fields as readonly string[]),
      ]),
    ),
  ]);
  return {
    everything: {
      exportedAt: '2026-11-22T18:00:00.000Z',
      areas: Object.fromEntries(areas) as object as Record<string, unknown>,
    },
    planted,
  };
}

import { randomBytes, randomUUID } from 'node:crypto';
import { MINUTE } from '@nestwell/domain/moments';
import type { EntityMetadata } from 'typeorm';
import { toBinary } from '../ids';

type Column = EntityMetadata['columns'][number];

/** What was put where. */
export interface Planted {
  table: string;
  property: string;
  /** As an export shows it. */
  shown: string;
  /** As it lies in a file; a moment does not tell whose it is. */
  bytes?: Buffer;
}

type Value = [value: unknown, found?: Pick<Planted, 'shown' | 'bytes'>];

/** Seven letters, which fit every column that can take words; shorter ones hold a choice of a few. */
const SHORTEST = 7;
const FIRST = Date.parse('2026-06-01T08:00:00Z');

/** Another word, moment, id or hash for each field of each row. */
export class Planting {
  readonly all: Planted[] = [];
  private made = 0;

  row({ tableName: table, columns }: EntityMetadata, real: Record<string, unknown>): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const column of columns) {
      const { propertyName: property } = column;
      const [value, found] = property in real ? ([real[property]] as const) : this.valueFor(column);
      row[property] = value;
      if (found !== undefined) this.all.push({ table, property, ...found });
    }
    return row;
  }

  private valueFor(column: Column): Value {
    const type = String(column.type);
    if (type === 'datetime') return this.moment();
    if (type === 'boolean') return [true];
    if (type.startsWith('int')) return [1];
    if (type === 'binary') return column.transformer ? anId() : aHash(Number(column.length));
    if (Number(column.length || Infinity) < SHORTEST) return [column.isNullable ? null : 'x'];
    const word = `Wr${(46_656 + (this.made += 1)).toString(36)}n`;
    return [column.transformer ? [word] : word, { shown: word, bytes: Buffer.from(word) }];
  }

  private moment(): Value {
    const moment = new Date(FIRST + (this.made += 1) * MINUTE);
    return [moment, { shown: moment.toISOString() }];
  }
}

function anId(): Value {
  const id = randomUUID();
  return [id, { shown: id, bytes: toBinary(id) }];
}

function aHash(length: number): Value {
  const bytes = randomBytes(length);
  return [bytes, { shown: bytes.toString('hex'), bytes }];
}

import { Section } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './platform.module.css';

interface TableProps {
  title: string;
  /** What it holds, for who cannot see it. */
  label: string;
  columns: readonly string[];
  /** The first column names the row; the cells stand in the others. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A section of one table, which scrolls by itself where it is wider than the screen. */
export function Table({ title, label, columns, rows }: TableProps) {
  return (
    <Section title={title}>
      <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

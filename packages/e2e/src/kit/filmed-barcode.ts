import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { whole } from './browser';

const WIDTH = 640;
const HEIGHT = 480;
/** Dots of the film in one bar's width: 95 of them are 475 wide, with quiet ground at both sides. */
const BAR = 5;
const LEFT = 80;
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const FILMS = join(import.meta.dirname, '../../../../.build/films');

/** A browser whose camera looks at the bars of a number of thirteen digits. */
export function cameraThatSees(barcode: string): LaunchOptions {
  const path = join(FILMS, `${barcode}.y4m`);
  mkdirSync(FILMS, { recursive: true });
  writeFileSync(path, filmOf(barsOf(barcode)));
  const args = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
  return { ...whole, args: [...(whole.args ?? []), ...args] };
}

/** EAN-13: '1' is a dark module. */
function barsOf(barcode: string): string {
  const [first = 0, ...digits] = [...barcode].map(Number);
  const inverted = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
  const right = (digit: number) => inverted(ODD[digit] ?? '');
  const left = (digit: number, place: number) =>
    PARITY[first]?.[place] === 'L' ? (ODD[digit] ?? '') : [...right(digit)].reverse().join('');
  return ['101', ...digits.slice(0, 6).map(left), '01010', ...digits.slice(6).map(right), '101'].join('');
}

/** One frame of YUV4MPEG2, which is shown for ever. */
function filmOf(bars: string): Buffer {
  const line = Buffer.alloc(WIDTH, 235);
  [...bars].forEach((bar, index) => {
    if (bar === '1') line.fill(16, LEFT + index * BAR, LEFT + (index + 1) * BAR);
  });
  const blank = Buffer.alloc(WIDTH, 235);
  const lines = Array.from({ length: HEIGHT }, (_, row) => (row > 120 && row < 360 ? line : blank));
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\nFRAME\n`),
    ...lines,
    colours,
  ]);
}

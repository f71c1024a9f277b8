import { DefaultNamingStrategy } from 'typeorm';

/** `loggedAt` is the column `logged_at`, on both engines. */
export class SnakeNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return customName || [...prefixes, propertyName].map(snake).join('_');
  }
}

export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

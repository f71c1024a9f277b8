import { MOST_STYLES, toldPicture, type Picture } from '@nestwell/contracts/delivery/server';
import { LRUCache } from 'lru-cache';

/** Pictures as one thread tells them: rules that it told before it only names. */
export class HeardPictures {
  private readonly styles = new LRUCache<number, string>({ max: MOST_STYLES });

  /** Undefined where its rules were never told. */
  of(text: string): Picture | undefined {
    const { styles, ...picture } = toldPicture(text);
    const rules = styles.text ?? this.styles.get(styles.key);
    if (rules === undefined) return undefined;
    this.styles.set(styles.key, rules);
    return { ...picture, styles: rules };
  }
}

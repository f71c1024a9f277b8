import { Component, type ReactNode } from 'react';

const MOST = 3;
const WITHIN = 10_000;

/**
 * What breaks while it is being taken off the screen is beyond its own boundary: here the rest stays, and is drawn
 * anew. What breaks again and again is left to whoever stands around.
 */
export class Standing extends Component<{ children: ReactNode }, { broken: Error | null }> {
  override state: { broken: Error | null } = { broken: null };
  private times: number[] = [];

  static getDerivedStateFromError(error: unknown) {
    return { broken: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.warn('[screen] drawn anew', error);
    const now = performance.now();
    this.times = [...this.times.filter((moment) => now - moment < WITHIN), now];
    this.setState({ broken: null });
  }

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    if (this.times.length >= MOST) throw broken;
    return null;
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';

interface SlotBoundaryProps {
  onError: (error: unknown, componentStack?: string) => void;
  /** Whether somebody else's doing was mended: then the same is tried again. */
  mend?: () => boolean;
  /** Shown from the error until the parent has decided what comes next. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks inside a slot or a page from reaching the rest of the screen. */
export class SlotBoundary extends Component<SlotBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  private tries = 2;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (this.tries-- > 0 && this.props.mend?.()) this.setState({ broken: false });
    else this.props.onError(error, componentStack ?? undefined);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

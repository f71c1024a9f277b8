import { Component, type ErrorInfo, type ReactNode } from 'react';

interface SlotBoundaryProps {
  onError: (error: unknown, componentStack?: string) => void;
  /** Shown from the error until the parent has decided what comes next. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks inside a slot or a page from reaching the rest of the screen. */
export class SlotBoundary extends Component<SlotBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? undefined);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

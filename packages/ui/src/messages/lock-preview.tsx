import { Logo } from '../art/logo';

export interface LockPreviewProps {
  title: string;
  body: string;
  /** A clock time in her reading, at the right. */
  at?: string;
}

/** A notification as it stands on a locked screen. */
export function LockPreview({ title, body, at }: LockPreviewProps) {
  return (
    <div className="nw-lock">
      <Logo />
      <p className="nw-lock__words">
        <b>{title}</b>
        <span>{body}</span>
      </p>
      {at && <span className="nw-lock__at">{at}</span>}
    </div>
  );
}

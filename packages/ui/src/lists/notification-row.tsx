import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { handsFocusOn } from '../keep-focus';
import { Badge } from '../messages/badge';

export interface NotificationRowProps {
  /** An egg well with the type's icon. */
  well: ReactNode;
  title: ReactNode;
  message: ReactNode;
  time: ReactNode;
  priority?: 'low' | 'normal' | 'high' | 'urgent';
  /** What kind of notice it is, where that is worth a word. */
  kind?: ReactNode;
  unread?: boolean;
  onMarkRead?: () => void;
  marking?: boolean;
  /** A link to what it is about. */
  link?: ReactNode;
}

export function NotificationRow(props: NotificationRowProps) {
  const { well, title, message, time, priority, kind, unread, onMarkRead, marking, link } = props;
  const titleId = useId();
  return (
    <li className="nw-notice" tabIndex={-1} aria-labelledby={titleId}>
      {well}
      <div className="nw-notice__words">
        <div className="nw-notice__head">
          <span id={titleId} className="nw-notice__title">
            {unread && <span className="nw-sr">Unread: </span>}
            {title}
          </span>
          {unread && <span className="nw-notice__dot" aria-hidden="true" />}
        </div>
        <p className="nw-notice__message">{message}</p>
        <div className="nw-notice__foot">
          <span className="nw-notice__time">{time}</span>
          {priority === 'high' && (
            <Badge tone="warn" icon={<CircleAlert aria-hidden="true" />}>
              High
            </Badge>
          )}
          {priority === 'urgent' && (
            <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
              Urgent
            </Badge>
          )}
        </div>
        {(link || (unread && onMarkRead)) && (
          <div className="nw-notice__acts">
            {kind && (
              <Badge tone="neutral" icon={<Info aria-hidden="true" />}>
                {kind}
              </Badge>
            )}
            {link}
            {unread && onMarkRead && (
              <Button ref={handsFocusOn} variant="quiet" small busy={marking} onClick={onMarkRead}>
                Mark as read
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

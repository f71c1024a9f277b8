import { Bell, Button, IconButton, Mic, RefreshCw, Row, SlidersHorizontal, Volume2 } from '../index';
import { Show } from './show';

export function ActionsShow() {
  return (
    <Show title="Buttons">
      <Row wrap>
        <Button busyLabel="Saving...">Save check-in</Button>
        <Button className="kit-hover">Hover</Button>
        <Button className="kit-hover kit-press">Pressed</Button>
        <Button className="kit-focus">Focus</Button>
        <Button disabled>Not yet</Button>
        <Button busy busyLabel="Saving...">
          Save check-in
        </Button>
      </Row>
      <Row wrap>
        <Button variant="soft">Soft</Button>
        <Button variant="line">Line</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete plan</Button>
        <Button variant="danger-filled">Delete</Button>
        <Button variant="line" small>
          Small
        </Button>
        <Button variant="soft" icon={<RefreshCw aria-hidden="true" />}>
          With icon
        </Button>
      </Row>
      <Row wrap>
        <Button variant="soft" className="kit-hover">
          Soft, hover
        </Button>
        <Button variant="line" className="kit-hover">
          Line, hover
        </Button>
        <Button variant="quiet" className="kit-hover">
          Quiet, hover
        </Button>
        <Button variant="danger" className="kit-hover">
          Danger, hover
        </Button>
      </Row>
      <Row wrap>
        <IconButton label="Notifications, 12 unread" count={12}>
          <Bell aria-hidden="true" />
        </IconButton>
        <IconButton label="Voice search" filled>
          <Mic aria-hidden="true" />
        </IconButton>
        <IconButton label="Filters, 3 set" pressed count={3}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
        <IconButton label="Read Lentil Stew aloud" className="kit-hover">
          <Volume2 aria-hidden="true" />
        </IconButton>
        <IconButton label="Try again" filled className="kit-focus">
          <RefreshCw aria-hidden="true" />
        </IconButton>
        <IconButton label="Show another quote" disabled>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      </Row>
    </Show>
  );
}

import { useMemo, useState } from 'react';
import {
  AlertModal,
  Button,
  ConfirmDialog,
  Ellipsis,
  IconButton,
  LayerHelpProvider,
  Info,
  Menu,
  PenLine,
  Popover,
  Row,
  Sheet,
  TextField,
  Tooltip,
  Trash,
  WizardDots,
  warmLayers,
} from '../index';
import { Show } from './show';

type Open = 'sheet' | 'confirm' | 'alert' | null;

export function LayersShow() {
  const [open, setOpen] = useState<Open>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = useMemo(
    () => ({ label: 'Is this urgent?', isOpen: isHelpOpen, onHelp: () => setHelpOpen(true) }),
    [isHelpOpen],
  );
  const toggle = (which: Open) => (next: boolean) => setOpen(next ? which : null);
  return (
    <Show title="Layers">
      <Row wrap>
        <Button variant="line" small {...warmLayers} onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Button variant="line" small {...warmLayers} onClick={() => setOpen('confirm')}>
          Open confirm
        </Button>
        <Button variant="line" small {...warmLayers} onClick={() => setOpen('alert')}>
          Open alert
        </Button>
        <Menu
          label="Post actions"
          trigger={
            <IconButton label="More about this post">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={[
            { label: 'Edit', icon: <PenLine />, onSelect: () => undefined },
            { label: 'Delete', icon: <Trash />, danger: true, onSelect: () => setOpen('confirm') },
          ]}
        />
        <Popover
          label="About confidence"
          trigger={
            <Button variant="quiet" small>
              What is this?
            </Button>
          }
        >
          <p>How sure we are, from what you logged.</p>
        </Popover>
        <Tooltip text="From today’s notes">
          <IconButton label="About the quote">
            <Info aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </Row>
      <LayerHelpProvider help={help}>
        <Sheet
          open={open === 'sheet'}
          onOpenChange={toggle('sheet')}
          title="Health Sync"
          description="Four small questions."
          footer={
            <>
              <Button variant="line">Back</Button>
              <Button busyLabel="Syncing...">Sync Data</Button>
            </>
          }
        >
          <WizardDots step={2} total={4} />
          <TextField label="Meal name" placeholder="Lentil stew" />
        </Sheet>
        <ConfirmDialog
          open={open === 'confirm'}
          onOpenChange={toggle('confirm')}
          title='Delete "Lentil Stew"?'
          description="This cannot be undone."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={() => setOpen(null)}
        />
        <AlertModal
          open={open === 'alert'}
          art="moon"
          title="Your Free Trial Has Ended"
          description="Subscribe to keep going."
          actionLabel="Subscribe"
          onAction={() => setOpen(null)}
        />
      </LayerHelpProvider>
      <Sheet onTop open={isHelpOpen} onOpenChange={setHelpOpen} title="Is this urgent?">
        <p>Above whatever is open.</p>
      </Sheet>
    </Show>
  );
}

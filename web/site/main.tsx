// Where the pages start.
import { render } from 'preact';
import { App } from './app.tsx';
import { followOwner } from './state/conversation.ts';
import { sendWhenLeft } from './state/events.ts';
import { startOffline } from './state/offline.ts';
import { followPlanOwner } from './state/plan.ts';
import { startRouter } from './state/router.ts';
import { restoreSession } from './state/session.ts';
import { applySettings } from './state/settings.ts';
import './styles/main.css';

applySettings();
startRouter();
await restoreSession().catch(() => undefined);
followOwner();
followPlanOwner();
sendWhenLeft();
render(<App />, document.getElementById('app')!);
startOffline();

// Where the pages start.
import { render } from 'preact';
import { App } from './app.tsx';
import { report } from './parts/toast.tsx';
import { followOwner } from './state/conversation.ts';
import { sendWhenLeft } from './state/events.ts';
import { startOffline } from './state/offline.ts';
import { followPlanOwner } from './state/plan.ts';
import { returnFromProvider } from './state/provider-login.ts';
import { startRouter } from './state/router.ts';
import { restoreSession } from './state/session.ts';
import { applySettings } from './state/settings.ts';
import './styles/main.css';

applySettings();
await restoreSession().catch(() => undefined);
const unsigned = await returnFromProvider();
startRouter();
followOwner();
followPlanOwner();
sendWhenLeft();
render(<App />, document.getElementById('app')!);
if (unsigned) report(unsigned.error);
startOffline();

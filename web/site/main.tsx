// Where the pages start.
import { render } from 'preact';
import { App } from './app.tsx';
import { followOwner } from './state/conversation.ts';
import { startRouter } from './state/router.ts';
import { restoreSession } from './state/session.ts';
import { applySettings } from './state/settings.ts';
import './styles/main.css';

applySettings();
startRouter();
await restoreSession().catch(() => undefined);
followOwner();
render(<App />, document.getElementById('app')!);

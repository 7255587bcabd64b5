// `paseo admin ...`: accounts from the command line.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { compose } from '../../compose/compose.ts';
import { readSettings } from '../../config/read.ts';
import { faultsOfNames } from '../../domain/account-rules.ts';
import { DomainError } from '../../domain/errors.ts';
import { addUser } from '../../usecases/accounts.ts';
import { changeUser } from '../../usecases/admin/users.ts';
import { type Command, EXIT, requireNoMore, UsageError } from '../command.ts';
import { didYouMean } from '../suggestion.ts';

const ACTIONS = ['create', 'promote'];

export const command: Command = {
  summary: 'make an administrator, of a new account or one that exists',
  help: `
Usage: paseo admin create USERNAME [--full-name NAME]
       paseo admin promote USERNAME

create makes an account with the role "admin". The password is read from the first line of standard input, so that it
stays out of the shell's history:

  printf '%s\\n' 'a long password' | paseo admin create carmen

promote gives the account USERNAME the role "admin", and makes it active where it was not.

With the embedded database the service must be stopped meanwhile.
`,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'full-name': { type: 'string' } },
    });
    const [action, username, ...more] = positionals;
    if (action !== undefined && !ACTIONS.includes(action))
      throw new UsageError(`unknown action "${action}"${didYouMean(action, ACTIONS)}; expected create or promote`);
    if (action === undefined || username === undefined)
      throw new UsageError('expected: admin create USERNAME, or admin promote USERNAME');
    requireNoMore(more, `admin ${action} USERNAME`);
    if (action === 'promote') return promote(username);
    const fullName = values['full-name'] ?? username;
    const faults = faultsOfNames({ username, fullName });
    if (faults.length > 0) throw new UsageError(faults.map(({ message }) => message).join('; '));
    const password = await firstLine();
    if (password === undefined) throw new UsageError('expected the password on standard input');
    const { service, close } = await compose({ ...readSettings(process.env), LOG_LEVEL: 'error' });
    try {
      const user = await addUser(service, { username, password, fullName, role: 'admin' }, { kind: 'cli' });
      process.stderr.write(`made the administrator ${user.username} (id ${user.id})\n`);
      return EXIT.done;
    } finally {
      await close();
    }
  },
};

async function promote(username: string): Promise<number> {
  const { service, close } = await compose({ ...readSettings(process.env), LOG_LEVEL: 'error' });
  try {
    const account = await service.users.findAccount(username);
    if (!account) throw new DomainError('user/not-found', `there is no account "${username}"`);
    const changes = { role: 'admin', isActive: true } as const;
    const user = await changeUser(service, { kind: 'cli' }, account.user.id, changes);
    process.stderr.write(`${user.username} (id ${user.id}) is an administrator\n`);
    return EXIT.done;
  } finally {
    await close();
  }
}

/** Never shown: with a terminal and nowhere to write to, the line editor reads key by key and echoes into nothing. */
async function firstLine(): Promise<string | undefined> {
  const { isTTY } = process.stdin;
  if (isTTY) process.stderr.write('password (not shown): ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    for await (const line of createInterface({ input: process.stdin, output: nowhere, terminal: isTTY })) return line;
    return undefined;
  } finally {
    if (isTTY) process.stderr.write('\n');
    // An open terminal or pipe on standard input would keep the process alive.
    process.stdin.destroy();
  }
}

// What is shipped for running Paseo elsewhere: read, and held against the program. No cluster and no image is needed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../src/config/settings.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: documents of foreign shape, looked into by the assertions below
type Document = any;
const KUSTOMIZATION = 'kustomization.yaml';
const manifestFiles = readdirSync(join(ROOT, 'deploy/kubernetes')).filter((file) => file !== KUSTOMIZATION);
const manifests: Document[] = manifestFiles.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  }),
);
const kind = (name: string): Document => manifests.find((manifest) => manifest.kind === name);
const pod = (): Document => kind('Deployment').spec.template.spec;
const container = (): Document => pod().containers[0];
const settingOf = (name: string): string => container().env.find((each: Document) => each.name === name)?.value;

describe('the image', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  const argument = (instruction: string): string =>
    lastStage.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? '';

  test('is built in two stages from bases of one named version, and runs as a user without rights', () => {
    const bases = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1]);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^node:24[\w.-]*-slim$/u);
    expect(argument('USER')).toBe('node');
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('ENTRYPOINT')),
    );
    expect(argument('STOPSIGNAL')).toBe('SIGTERM');
  });

  test('is healthy by the answer of the port that is configured', async () => {
    const health = lines.find((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const [program, ...args] = JSON.parse(health.slice(health.indexOf('['))) as readonly string[];
    expect(program).toBe('node');
    const answers = { status: 200 };
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/healthz' ? answers.status : 404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const exitCode = async (environment: Readonly<Record<string, string>>) =>
      (await once(spawn(process.execPath, args, { env: environment, stdio: 'ignore' }), 'exit'))[0];
    expect(await exitCode({ PORT: String(port) })).toBe(0);
    answers.status = 503;
    expect(await exitCode({ PORT: String(port) })).toBe(1);
    await new Promise((resolve) => server.close(resolve));
    expect(await exitCode({ PORT: String(port) })).toBe(1);
  });

  test('sets only settings that exist', () => {
    const names = argument('ENV')
      .split(' ')
      .map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => name !== 'NODE_ENV' && !(name in SETTINGS))).toEqual([]);
  });

  test('holds all that the program needs: with nothing but what it copies, the program runs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paseo-image-'));
    try {
      const copied = lastStage.flatMap((line) => /^COPY --from=build \/app\/(\S+) /u.exec(line)?.[1] ?? []);
      for (const name of copied)
        if (name === 'node_modules') symlinkSync(join(ROOT, name), join(folder, name));
        else cpSync(join(ROOT, name), join(folder, name), { recursive: true });
      const [node = '', ...args] = JSON.parse(argument('ENTRYPOINT')) as string[];
      expect(node).toBe('node');
      // The build of the image sees no lab/, so it makes no commands of it.
      rmSync(join(folder, 'dist/lab'), { recursive: true });
      const run = (...more: string[]) =>
        spawnSync(process.execPath, [...args, ...more], { cwd: folder, encoding: 'utf8' });
      const { status, stdout, stderr } = run('understand', 'museums near Sol?');
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
      expect(stdout).toContain('museums');
      const without = run('evaluate', '--data', 'nowhere');
      expect([without.status, without.stderr]).toEqual([2, expect.stringContaining('This installation has no lab')]);
      expect(run('--help').stdout).toContain('This installation has no lab');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);

  test('what is left out of the build exists, or is made by one', () => {
    const made = ['node_modules', 'dist', 'var', 'coverage', 'reports', 'bench/results', '.git'];
    const ignored = read('Dockerfile.dockerignore').trim().split('\n');
    expect(ignored.filter((name) => !made.includes(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

describe('the compose file', () => {
  const { services, volumes }: Document = parse(read('compose.yaml'));

  test('gives the service a database that is ready, secrets from outside, and nothing to write on but its volume', () => {
    const { paseo, postgres } = services;
    expect(paseo.depends_on.postgres.condition).toBe('service_healthy');
    expect(postgres.healthcheck.test).toContain('pg_isready');
    expect(Object.keys(paseo.environment).filter((name) => !(name in SETTINGS))).toEqual([]);
    for (const secret of [paseo.environment.SECRET_KEY, postgres.environment.POSTGRES_PASSWORD])
      expect(secret).toMatch(/^\$\{\w+:\?/u);
    expect([paseo.read_only, paseo.user, paseo.cap_drop]).toEqual([true, 'node', ['ALL']]);
    expect(Number.parseInt(paseo.stop_grace_period, 10)).toBeGreaterThan(
      Number(paseo.environment.SHUTDOWN_GRACE_SECONDS),
    );
    for (const { volumes: used } of Object.values(services) as Document[])
      for (const volume of used) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });
});

describe('the manifests', () => {
  test('have the shape that their kinds prescribe', () => {
    const Meta = Type.Object({ name: Type.String({ pattern: '^[a-z0-9-]{1,63}$' }) });
    const versions: Record<string, string> = {
      Deployment: 'apps/v1',
      Service: 'v1',
      PodDisruptionBudget: 'policy/v1',
      HorizontalPodAutoscaler: 'autoscaling/v2',
      NetworkPolicy: 'networking.k8s.io/v1',
    };
    for (const [name, apiVersion] of Object.entries(versions)) {
      const Shape = Type.Object({
        apiVersion: Type.Literal(apiVersion),
        kind: Type.Literal(name),
        metadata: Meta,
        spec: Type.Object({}),
      });
      expect([name, Value.Check(Shape, kind(name))]).toEqual([name, true]);
    }
    expect(manifests).toHaveLength(Object.keys(versions).length);
  });

  test('are applied together, with the image of this version', () => {
    const { resources, images }: Document = parse(read(`kubernetes/${KUSTOMIZATION}`));
    expect([...resources].sort()).toEqual([...manifestFiles].sort());
    const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(images).toEqual([{ name, newName: 'ghcr.io/OWNER/REPOSITORY', newTag: version }]);
    expect(container().image).toBe(`${name}:${version}`);
  });

  test('speak of the same pods', () => {
    const labels = kind('Deployment').spec.template.metadata.labels;
    for (const selector of [
      kind('Deployment').spec.selector.matchLabels,
      kind('Service').spec.selector,
      kind('PodDisruptionBudget').spec.selector.matchLabels,
      kind('NetworkPolicy').spec.podSelector.matchLabels,
    ])
      expect(labels).toMatchObject(selector);
    expect(kind('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(kind('Deployment').metadata.name);
  });

  test('use ports that are open, paths that are answered and settings that exist', () => {
    const [port] = container().ports;
    expect(kind('Service').spec.ports[0].targetPort).toBe(port.name);
    expect(kind('NetworkPolicy').spec.ingress[0].ports[0].port).toBe(port.containerPort);
    expect(read('Dockerfile')).toContain(`EXPOSE ${port.containerPort}`);
    const probes = [container().startupProbe, container().readinessProbe, container().livenessProbe];
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/readyz', '/healthz']);
    for (const { httpGet } of probes) expect(httpGet.port).toBe(port.name);
    expect(container().env.filter(({ name }: Document) => !(name in SETTINGS))).toEqual([]);
  });

  test('give a replica time to leave, and take away one at a time', () => {
    const delayS = Number(settingOf('SHUTDOWN_DELAY_SECONDS'));
    const { periodSeconds, failureThreshold } = container().readinessProbe;
    expect(delayS).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod().terminationGracePeriodSeconds).toBeGreaterThan(delayS + Number(settingOf('SHUTDOWN_GRACE_SECONDS')));
    expect(kind('PodDisruptionBudget').spec.maxUnavailable).toBeLessThan(
      kind('HorizontalPodAutoscaler').spec.minReplicas,
    );
    // Two that decide how many there are would fight.
    expect(kind('Deployment').spec).not.toHaveProperty('replicas');
    expect(kind('HorizontalPodAutoscaler').spec.minReplicas).toBe(3);
  });

  test('run without rights, on a read-only file system, with secrets from outside and limits', () => {
    expect(pod().securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod().automountServiceAccountToken).toBe(false);
    expect(container().securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mounts = container().volumeMounts.map(({ mountPath }: Document) => mountPath);
    expect(mounts).toEqual([/DATA_DIR=(\S+)/u.exec(read('Dockerfile'))?.[1], '/tmp']);
    for (const name of ['DATABASE_URL', 'SECRET_KEY'])
      expect(container().env.find((each: Document) => each.name === name).valueFrom.secretKeyRef.key).toBeTypeOf(
        'string',
      );
    expect(container().resources).toMatchObject({ requests: { cpu: '500m' }, limits: { memory: '2Gi' } });
    expect(container().image).not.toMatch(/:latest$|^[^:]+$/u);
  });
});

// What each source file imports and exports: types, side effects, re-exports and imports on demand included. Read from the
// sources alone, so that any checkout can be measured.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

interface Import {
  /** As it is written: `./main.ts` or the name of a package. */
  readonly target: string;
  /** The file it means, below the checkout; undefined for a package. */
  readonly file: string | undefined;
  /** The names that are taken; `*` for all of them. */
  readonly names: readonly string[];
}

export interface Module {
  /** Path below the checkout, such as `src/cli/main.ts`. */
  readonly file: string;
  readonly imports: readonly Import[];
  readonly exported: readonly string[];
}

export const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** The TypeScript files of some folders of a checkout, in a fixed order. */
export function modulesIn(root: string, folders: readonly string[]): Module[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .map((file) => join(folder, file))
        .sort(),
    )
    .map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8')));
}

export function moduleOf(file: string, text: string): Module {
  const imports: Import[] = [];
  const add = (target: string, names: readonly string[]): void => {
    imports.push({ target, names, file: target.startsWith('.') ? normalize(join(dirname(file), target)) : undefined });
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visitTop = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(textOf(node.moduleSpecifier), namesTaken(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(textOf(node.moduleSpecifier), namesPassedOn(node));
  };
  const visit = (node: ts.Node): void => {
    visitTop(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) add(target.text, ['*']);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(textOf(node.argument.literal), ['*']);
    ts.forEachChild(node, visit);
  };
  // Only imports on demand stand anywhere else than at the top.
  if (text.includes('import(')) visit(source);
  else source.statements.forEach(visitTop);
  return { file, imports, exported: source.statements.flatMap(namesExported) };
}

const textOf = (node: ts.Node): string => (ts.isStringLiteral(node) ? node.text : '');

/** An import without a clause (`import './styles.ts'`) takes no name. */
function namesTaken(clause: ts.ImportClause | undefined): string[] {
  if (!clause) return [];
  const { name, namedBindings } = clause;
  const own = name ? ['default'] : [];
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, '*'];
  return [...own, ...namedBindings.elements.map((each) => (each.propertyName ?? each.name).text)];
}

const namesPassedOn = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((each) => (each.propertyName ?? each.name).text)
    : ['*'];

function namesExported(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  if (ts.isExportAssignment(statement)) return ['default'];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
}

/** `const { a, b } = …` declares two. */
const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? bound(each.name) : []));

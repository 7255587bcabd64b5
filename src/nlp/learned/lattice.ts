// Sums over all tag sequences of a sentence: how often a chain expects each tag and each step between two tags.

/** As bits: every tag is allowed. */
export const ANY_TAG = -1;

/**
 * @param emissions words × tags, log scores
 * @param transitions (tags + 1) × tags, log scores; the last row is the beginning
 * @returns expectations over all sequences, or over those whose tags are `allowed` (bits per word)
 */
export function createLattice(emissions: Float64Array, transitions: ArrayLike<number>, size: number) {
  const words = emissions.length / size;
  const move = Float64Array.from(transitions, Math.exp);

  function expectations(allowed: Int32Array | undefined) {
    const { local, logSum: shifted } = potentials(allowed);
    const forward = new Float64Array(words * size);
    const backward = new Float64Array(words * size).fill(1);
    let logSum = shifted;
    for (let word = 0; word < words; word++) logSum += forwardStep(forward, local, word);
    for (let word = words - 2; word >= 0; word--) backwardStep(backward, local, word);
    return { logSum, ...marginals(forward, backward, local) };
  }

  /** exp(emission - largest) per word; tags that are not allowed become 0. */
  function potentials(allowed: Int32Array | undefined) {
    const local = new Float64Array(words * size);
    let logSum = 0;
    for (let word = 0; word < words; word++) {
      const largest = emissions.subarray(word * size, (word + 1) * size).reduce((a, b) => Math.max(a, b), -Infinity);
      const open = allowed?.[word] ?? ANY_TAG;
      for (let tag = 0; tag < size; tag++) {
        if (((open >> tag) & 1) === 1) local[word * size + tag] = Math.exp(emissions[word * size + tag]! - largest);
      }
      logSum += largest;
    }
    return { local, logSum };
  }

  function forwardStep(forward: Float64Array, local: Float64Array, word: number): number {
    let total = 0;
    const here = word * size;
    for (let tag = 0; tag < size; tag++) {
      if (local[here + tag] === 0) continue;
      let sum = 0;
      if (word === 0) sum = move[size * size + tag]!;
      else
        for (let before = 0; before < size; before++)
          sum += forward[here - size + before]! * move[before * size + tag]!;
      forward[here + tag] = sum * local[here + tag]!;
      total += forward[here + tag]!;
    }
    for (let tag = 0; tag < size; tag++) forward[here + tag]! /= total;
    return Math.log(total);
  }

  function backwardStep(backward: Float64Array, local: Float64Array, word: number): void {
    let total = 0;
    const here = word * size;
    for (let tag = 0; tag < size; tag++) {
      let sum = 0;
      for (let after = 0; after < size; after++) {
        sum += move[tag * size + after]! * local[here + size + after]! * backward[here + size + after]!;
      }
      backward[here + tag] = sum;
      total += sum;
    }
    for (let tag = 0; tag < size; tag++) backward[here + tag]! /= total;
  }

  function marginals(forward: Float64Array, backward: Float64Array, local: Float64Array) {
    const perWord = forward.map((value, at) => value * backward[at]!);
    const pairs = new Float64Array((size + 1) * size);

    for (let word = 0; word < words; word++) {
      normalise(perWord, word * size, size);
      if (word === 0) {
        for (let tag = 0; tag < size; tag++) pairs[size * size + tag] = perWord[tag]!;
        continue;
      }
      const joint = new Float64Array(size * size);
      for (let before = 0; before < size; before++) {
        const reach = forward[(word - 1) * size + before]!;
        if (reach === 0) continue;
        for (let tag = 0; tag < size; tag++) {
          const leave = local[word * size + tag]! * backward[word * size + tag]!;
          joint[before * size + tag] = reach * move[before * size + tag]! * leave;
        }
      }
      normalise(joint, 0, size * size);
      for (let at = 0; at < joint.length; at++) pairs[at]! += joint[at]!;
    }
    return { words: perWord, transitions: pairs };
  }

  return { expectations };
}

function normalise(values: Float64Array, from: number, length: number): void {
  let total = 0;
  for (let at = from; at < from + length; at++) total += values[at]!;
  for (let at = from; at < from + length; at++) values[at]! /= total;
}

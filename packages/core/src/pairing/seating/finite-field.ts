/** Arithmetic in the field with q elements, which are 0 … q − 1; 0 and 1 are its zero and one. */
export interface FiniteField {
  readonly size: number;
  plus(a: number, b: number): number;
  times(a: number, b: number): number;
}

/** Returns the field with `size` elements; null unless that is a prime power. O(size²) at worst. */
export const finiteField = (size: number): FiniteField | null => {
  const power = primePower(size);
  if (power === null) return null;
  const { prime, exponent } = power;
  if (exponent === 1) {
    return { size, plus: (a, b) => (a + b) % size, times: (a, b) => (a * b) % size };
  }
  // Elements are polynomials over the prime field: their digits to base `prime` are coefficients.
  for (let rest = 1; rest < size; rest++) {
    const field = polynomials(prime, exponent, rest);
    if (isField(field)) return field;
  }
  return null;
};

const primePower = (size: number): { readonly prime: number; readonly exponent: number } | null => {
  if (size < 2) return null;
  let prime = 2;
  while (size % prime !== 0) prime++;
  let exponent = 0;
  let rest = size;
  for (; rest % prime === 0; rest /= prime) exponent++;
  return rest === 1 ? { prime, exponent } : null;
};

/** Polynomials modulo x^exponent + rest: a field if that is irreducible. */
const polynomials = (prime: number, exponent: number, rest: number): FiniteField => {
  const digits = (value: number): number[] => {
    const found: number[] = [];
    let left = value;
    for (let index = 0; index < exponent; index++) {
      found.push(left % prime);
      left = Math.floor(left / prime);
    }
    return found;
  };
  const number = (coefficients: readonly number[]): number =>
    coefficients.slice(0, exponent).reduceRight((sum, digit) => sum * prime + digit, 0);
  const modulus = digits(rest);
  return {
    size: prime ** exponent,
    plus: (a, b) => {
      const ofB = digits(b);
      return number(digits(a).map((digit, index) => (digit + (ofB[index] ?? 0)) % prime));
    },
    times: (a, b) => {
      const product = Array.from({ length: 2 * exponent - 1 }, () => 0);
      for (const [i, ofA] of digits(a).entries()) {
        for (const [j, ofB] of digits(b).entries()) {
          product[i + j] = ((product[i + j] ?? 0) + ofA * ofB) % prime;
        }
      }
      for (let high = product.length - 1; high >= exponent; high--) {
        const factor = product[high] ?? 0;
        for (const [index, digit] of modulus.entries()) {
          const at = high - exponent + index;
          product[at] = ((product[at] ?? 0) + (prime - digit) * factor) % prime;
        }
      }
      return number(product);
    },
  };
};

/** True if no two non-zero elements have the product zero. */
const isField = ({ size, times }: FiniteField): boolean => {
  for (let a = 1; a < size; a++) {
    for (let b = a; b < size; b++) if (times(a, b) === 0) return false;
  }
  return true;
};

/** Where things stand on the price board: tracks lying side by side on wide screens, standing upright on a phone. */

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  upright: boolean;
  /** Length of one space. */
  step: number;
  head: (good: number) => Point;
  price: (good: number) => Point;
  spark: (good: number) => Point;
  pile: (good: number) => Point;
  spot: (good: number, space: number) => Point;
}

export function wide(spaces: number): Layout {
  const [top, row, left, step] = [40, 49, 150, 18.6];
  const middle = (good: number) => top + row * (good + 0.5);
  const end = left + step * spaces;
  return {
    width: 960,
    height: top + row * 6 + 8,
    upright: false,
    step,
    head: (good) => ({ x: 26, y: middle(good) }),
    price: (good) => ({ x: end + 64, y: middle(good) }),
    spark: (good) => ({ x: end + 76, y: middle(good) }),
    pile: (good) => ({ x: 914, y: middle(good) }),
    spot: (good, space) => ({
      x: left + step * (space + 0.5),
      y: middle(good),
    }),
  };
}

export function upright(spaces: number): Layout {
  const [top, column, left, step] = [86, 57, 34, 9.4];
  const middle = (good: number) => left + column * (good + 0.5);
  return {
    width: left + column * 6 + 4,
    height: top + step * spaces + 84,
    upright: true,
    step,
    head: (good) => ({ x: middle(good), y: 22 }),
    price: (good) => ({ x: middle(good), y: 58 }),
    spark: (good) => ({ x: middle(good), y: 0 }),
    pile: (good) => ({ x: middle(good), y: top + step * spaces + 44 }),
    spot: (good, space) => ({
      x: middle(good),
      y: top + step * (spaces - space - 0.5),
    }),
  };
}

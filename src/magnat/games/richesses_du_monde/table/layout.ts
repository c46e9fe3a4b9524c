/** Where everything lies on the board: two nested rings, run clockwise from the lower left corner. Lying for wide screens, upright for narrow ones. */

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  columns: number;
  rows: number;
  /** Size of a square. */
  width: number;
  height: number;
  /** The lower left corners' squares: the departure arrow is number 0. */
  spots: Spot[];
}

/** The cells of a ring, clockwise from its lower left corner. */
function ring(columns: number, rows: number, inset: number): Spot[] {
  const [left, top, right, bottom] = [inset, inset, columns - 1 - inset, rows - 1 - inset];
  const cells: Spot[] = [];
  for (let y = bottom; y > top; y--) cells.push({ x: left, y });
  for (let x = left; x < right; x++) cells.push({ x, y: top });
  for (let y = top; y < bottom; y++) cells.push({ x: right, y });
  for (let x = right; x > left; x--) cells.push({ x, y: bottom });
  return cells;
}

function laidOut(columns: number, rows: number, width: number, height: number): Layout {
  const cells = [...ring(columns, rows, 0), ...ring(columns, rows, 1)];
  return { columns, rows, width, height, spots: cells.map(({ x, y }) => ({ x: x * width, y: y * height })) };
}

export const LYING = laidOut(11, 9, 100, 74);
export const UPRIGHT = laidOut(9, 11, 100, 104);

/** A name in lines that fit into a square. */
export function lines(name: string, most = 12): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

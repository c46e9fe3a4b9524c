/** The standing orders of my seat: what the table answers in my place. */

import type { Desk, Lots, Orders as Given } from "./types";

/** The orders of one kind. */
type Those<Kind> = { [Name in keyof Given]: Given[Name] extends Kind ? Name : never }[keyof Given];
type Flag = Those<boolean>;
export type Cards = Exclude<Those<number[]>, "sales_of" | "leave">;
export type Limit = Exclude<Those<Record<number, number>>, Those<number[]> | "enough" | "declined" | "keep">;

/** Those that stand in the sheet; what ends with a sale is given where it is put up. */
export const FLAGS: Flag[] = ["every_window", "hand", "silent", "no_requests", "no_sales", "never_sell"];
export const CARDS: Cards[] = ["on_payment", "before_payout"];
export const LIMITS: Limit[] = ["stay", "hold", "below"];

export class Orders {
  constructor(private readonly desk: Desk) {}

  /** Whether this seat can give any. */
  get isOpen(): boolean {
    const { orders, status } = this.desk.snapshot;
    return this.desk.isLive && status !== "over" && orders !== null && "silent" in orders;
  }

  get given(): Given {
    return this.desk.orders!;
  }

  /** Companies about which anything is ordered. */
  get companies(): number[] {
    const named = LIMITS.flatMap((limit) => Object.keys(this.given[limit]).map(Number));
    return [...new Set([...named, ...this.given.sales_of])].sort((a, b) => a - b);
  }

  get count(): number {
    return FLAGS.filter((flag) => this.given[flag]).length + CARDS.reduce((sum, name) => sum + this.given[name].length, 0) + this.companies.length;
  }

  flip = (flag: Flag): void => void this.desk.setOrders({ [flag]: !this.given[flag] });

  toggle = (name: Cards | "sales_of", number: number): void => {
    const had = this.given[name];
    void this.desk.setOrders({ [name]: had.includes(number) ? had.filter((other) => other !== number) : [...had, number] });
  };

  /** Null takes the limit away. */
  limit = async (name: Limit, company: number, value: number | null): Promise<void> => {
    const rest = Object.fromEntries(Object.entries(this.given[name]).filter(([other]) => Number(other) !== company));
    await this.desk.setOrders({ [name]: value === null ? rest : { ...rest, [company]: value } });
  };

  /** The lots that are being sold go to others, however their price falls; so do those that are offered at this price or above before my turn. */
  leave = (company: number, price: number): void =>
    void this.desk.setOrders({ leave: [...this.given.leave, company], declined: { ...this.given.declined, [company]: price } });

  /** For the sum to be raised these lots are sold, one after the other. */
  sell = (sales: Lots[], held: number[]): void =>
    void this.desk.setOrders({ keep: Object.fromEntries(sales.map(({ company, lots }) => [company, held[company]! - lots])) });

  /** Nothing more of it in the session of this turn. */
  enough = (company: number, turn: number): Promise<unknown> => this.desk.setOrders({ enough: { ...this.given.enough, [company]: turn } });

  forget = (company: number): void => {
    const without = (name: Limit) => Object.fromEntries(Object.entries(this.given[name]).filter(([other]) => Number(other) !== company));
    void this.desk.setOrders({
      stay: without("stay"),
      hold: without("hold"),
      below: without("below"),
      sales_of: this.given.sales_of.filter((other) => other !== company),
    });
  };
}

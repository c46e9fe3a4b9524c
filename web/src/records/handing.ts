/** A play for BG Stats, an app that keeps such things: a link that hands it over, as the app describes it. */

import type { PlayResult } from "$lib/types";

const two = (number: number) => String(number).padStart(2, "0");

/** "2026-07-01 20:15:00", in the time of this device. */
function written(at: number): string {
  const when = new Date(at * 1000);
  const day = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${day} ${two(when.getHours())}:${two(when.getMinutes())}:${two(when.getSeconds())}`;
}

export function handingOver(play: PlayResult, title: string, somebody: string): string {
  const told = {
    sourceName: "Magnat",
    sourcePlayId: play.match ?? `${play.game}-${play.ended}`,
    playDate: written(play.began),
    durationMin: Math.max(1, Math.round((play.ended - play.began) / 60)),
    board: play.edition,
    location: "Magnat",
    game: { name: title, sourceGameId: play.game, highestWins: true, noPoints: false },
    players: play.seats.map((seat) => ({
      name: seat.name ?? somebody,
      sourcePlayerId: seat.person ?? `${seat.bot ?? "guest"}-${seat.name ?? somebody}`,
      startPlayer: seat.seat === 0,
      rank: seat.rank,
      score: seat.score,
      winner: seat.won,
    })),
  };
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(told))}`;
}

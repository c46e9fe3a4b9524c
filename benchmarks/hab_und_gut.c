/* Hab & Gut in straightforward C: the yardstick for the compiled Python.
 *
 * The same rules, the same numbers, the same order of acts as in src/magnat/games/hab_und_gut, so that the final states are
 * equal byte for byte.  hab_und_gut GAMES PLAYERS SEED [dump]: prints decisions and seconds; with "dump" writes the final states.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GOODS = 6, KINDS = 6, CARDS = 36, SEATS = 5, SHARES = 10, PLACES = 4, TOURS = 4, LAPS = 2, HOLDER = 8, TRADES = 3, LAST = 29, START = 8 };
enum { HAT, DEAL, TRADE, DONATE, LEFT_CARD, RIGHT_CARD, HALVE, ORDER };
enum { BUY = 0, SELL = 6, TRADE_END = 12, GIVE = 13, GIVE_NONE = 19, LEFT = 20, RIGHT = 56, HALVE_LEFT = 92, HALVE_RIGHT = 93,
       FIRST_LEFT = 94, FIRST_RIGHT = 95, HAT_ACT = 96, DEAL_ACT = 101 };
enum { CHANCE = -1, NOBODY = -2 };

static const int TRACK[30] = {0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210,
                              220, 230, 240, 250};
static const int STEPS[KINDS] = {-6, -4, -2, 2, 4, 6};
static const int COPIES[KINDS] = {1, 1, 1, 2, 2, 2};

typedef struct {
    int8_t seats, actor, phase, first_player, memory_aid, all_tied, cash_tie, lap, tour, first, dealt, bought, sold;
    int8_t price[GOODS], bank[GOODS];
    int32_t cash[SEATS], charity[SEATS];
    int8_t given[SEATS], discard[CARDS], out[SEATS], hand[SEATS][GOODS], gift[SEATS][PLACES], backing[SEATS][PLACES][GOODS];
    int8_t holder[SEATS][CARDS], aside[CARDS], left, right, halved;
} State;

static uint32_t mix(uint32_t word) {
    word = (word ^ (word >> 16)) * 0x21F0AAADu;
    word = (word ^ (word >> 15)) * 0x735A2D97u;
    return word ^ (word >> 15);
}

static uint32_t number(uint64_t seed, uint64_t game, uint32_t stream, uint32_t count) {
    uint32_t low = mix(mix((uint32_t)seed ^ 0x9E3779B9u) ^ (uint32_t)game);
    uint32_t high = mix(mix((uint32_t)(seed >> 32) ^ low) + (uint32_t)(game >> 32));
    return mix(mix(low ^ (count * 32 + stream)) ^ high) >> 1;
}

static int worth(const State *st, int good) { return TRACK[st->price[good]]; }
static int landing(int space, int move) { space += move; return space < 0 ? 0 : space > LAST ? LAST : space; }
static int spaces(int card, int half) { return half ? STEPS[card % KINDS] / 2 : STEPS[card % KINDS]; }
static int right_holder(const State *st) { return st->actor == 0 ? st->seats - 1 : st->actor - 1; }

static int gifts_of(const State *st, int seat, int good) {
    int total = 0;
    for (int place = 0; place < PLACES; place++) total += st->gift[seat][place] == good + 1;
    return total;
}
static int net(const State *st, int seat, int good) { return st->hand[seat][good] + gifts_of(st, seat, good); }
static int shares_held(const State *st, int seat) {
    int total = 0;
    for (int good = 0; good < GOODS; good++) total += st->hand[seat][good];
    return total;
}

static void begin_lap(State *st) {
    st->lap++;
    for (int card = 0; card < CARDS; card++) { st->discard[card] = 0; st->aside[card] = COPIES[card % KINDS]; }
    st->dealt = 0; st->actor = CHANCE; st->phase = DEAL;
}
static void begin_tour(State *st) { st->tour++; st->actor = st->first; st->phase = TRADE; }

static void setup(State *st) {
    for (int good = 0; good < GOODS; good++) { st->price[good] = START; st->bank[good] = SHARES; }
    for (int seat = 0; seat < st->seats; seat++) st->cash[seat] = 300;
    st->first = st->first_player % SEATS;
    begin_lap(st);
}

static void end_game(State *st) {
    int least = st->charity[0], in = 0;
    for (int seat = 0; seat < st->seats; seat++) if (st->charity[seat] < least) least = st->charity[seat];
    for (int seat = 0; seat < st->seats; seat++) { st->out[seat] = st->charity[seat] == least; in += !st->out[seat]; }
    if (!in && st->all_tied) for (int seat = 0; seat < st->seats; seat++) st->out[seat] = 0;
    for (int seat = 0; seat < st->seats; seat++)
        if (!st->out[seat])
            for (int good = 0; good < GOODS; good++) {
                st->cash[seat] += st->hand[seat][good] * worth(st, good);
                st->bank[good] += st->hand[seat][good];
                st->hand[seat][good] = 0;
            }
    st->actor = NOBODY;
}

static void end_lap(State *st) {
    st->tour = 0;
    for (int seat = 0; seat < st->seats; seat++) {
        for (int place = 0; place < st->given[seat]; place++) {
            int good = st->gift[seat][place] - 1;
            st->charity[seat] += worth(st, good);
            st->bank[good]++;
        }
        memset(st->gift[seat], 0, sizeof st->gift[seat]);
        memset(st->backing[seat], 0, sizeof st->backing[seat]);
        st->given[seat] = 0;
    }
    if (st->lap < LAPS) begin_lap(st); else end_game(st);
}

static int next_seat(const State *st) { return st->actor + 1 == st->seats ? 0 : st->actor + 1; }
static void end_trade_turn(State *st) { st->actor = next_seat(st); st->phase = st->actor == st->first ? LEFT_CARD : TRADE; }
static void end_price_turn(State *st) {
    st->actor = next_seat(st);
    st->phase = LEFT_CARD;
    if (st->actor != st->first) return;
    st->first = st->first + 1 == st->seats ? 0 : st->first + 1;
    if (st->tour < TOURS) begin_tour(st); else end_lap(st);
}
static void offer_donation(State *st) {
    st->bought = st->sold = 0;
    if (shares_held(st, st->actor)) st->phase = DONATE; else end_trade_turn(st);
}

static void move_marker(State *st, int card, int half) {
    int good = card / KINDS;
    st->price[good] = landing(st->price[good], spaces(card, half));
}
static void resolve(State *st, int right_first) {
    int left = st->left - 1, right = st->right - 1;
    if (right_first) move_marker(st, right, st->halved == 2);
    move_marker(st, left, st->halved == 1);
    if (!right_first) move_marker(st, right, st->halved == 2);
    st->holder[st->actor][left]--;
    st->holder[right_holder(st)][right]--;
    st->discard[left]++;
    st->discard[right]++;
    st->left = st->right = st->halved = 0;
    end_price_turn(st);
}
static void ask_order(State *st) {
    int good = (st->left - 1) / KINDS;
    if (good == (st->right - 1) / KINDS) {
        int left = spaces(st->left - 1, st->halved == 1), right = spaces(st->right - 1, st->halved == 2), space = st->price[good];
        if (landing(landing(space, left), right) != landing(landing(space, right), left)) { st->phase = ORDER; return; }
    }
    resolve(st, 0);
}

static int legal(const State *st, int *choices) {
    int count = 0;
    switch (st->phase) {
    case TRADE:
        for (int good = 0; good < GOODS; good++)
            if (!st->sold && worth(st, good) && st->bank[good] && st->cash[st->actor] >= worth(st, good)) choices[count++] = BUY + good;
        for (int good = 0; good < GOODS; good++)
            if (!st->bought && st->hand[st->actor][good]) choices[count++] = SELL + good;
        choices[count++] = TRADE_END;
        break;
    case DONATE:
        for (int good = 0; good < GOODS; good++) if (st->hand[st->actor][good]) choices[count++] = GIVE + good;
        choices[count++] = GIVE_NONE;
        break;
    case LEFT_CARD:
        for (int card = 0; card < CARDS; card++) if (st->holder[st->actor][card]) choices[count++] = LEFT + card;
        break;
    case RIGHT_CARD:
        for (int card = 0; card < CARDS; card++) if (st->holder[right_holder(st)][card]) choices[count++] = RIGHT + card;
        break;
    case HALVE: choices[count++] = HALVE_LEFT; choices[count++] = HALVE_RIGHT; break;
    case ORDER: choices[count++] = FIRST_LEFT; choices[count++] = FIRST_RIGHT; break;
    }
    return count;
}

static void apply(State *st, int act) {
    int me = st->actor;
    if (act < SELL) {
        int good = act - BUY;
        st->cash[me] -= worth(st, good); st->bank[good]--; st->hand[me][good]++;
        if (++st->bought == TRADES) offer_donation(st);
    } else if (act < TRADE_END) {
        int good = act - SELL, place = st->given[me] - 1;
        st->cash[me] += worth(st, good); st->bank[good]++; st->hand[me][good]--; st->sold++;
        if (place >= 0 && net(st, me, good) < st->backing[me][place][good]) st->backing[me][place][good] = net(st, me, good);
        if (st->sold == TRADES) offer_donation(st);
    } else if (act == TRADE_END) offer_donation(st);
    else if (act < GIVE_NONE) {
        int good = act - GIVE, place = st->given[me]++;
        st->hand[me][good]--;
        st->gift[me][place] = good + 1;
        for (int other = 0; other < GOODS; other++) st->backing[me][place][other] = net(st, me, other);
        end_trade_turn(st);
    } else if (act == GIVE_NONE) end_trade_turn(st);
    else if (act < RIGHT) { st->left = act - LEFT + 1; st->phase = RIGHT_CARD; }
    else if (act < HALVE_LEFT) {
        st->right = act - RIGHT + 1;
        st->phase = HALVE;
        if (st->left == st->right) { st->halved = 2; ask_order(st); }
    } else if (act == HALVE_LEFT || act == HALVE_RIGHT) { st->halved = act - HALVE_LEFT + 1; ask_order(st); }
    else if (act < HAT_ACT) resolve(st, act == FIRST_RIGHT);
    else {
        int card = act - DEAL_ACT;
        st->aside[card]--;
        st->holder[st->dealt / HOLDER][card]++;
        if (++st->dealt == st->seats * HOLDER) begin_tour(st);
    }
}

static int outcome(const State *st, uint32_t number) {
    int total = 0;
    for (int card = 0; card < CARDS; card++) total += st->aside[card];
    int left = (int)(((uint64_t)number * total) >> 31), card = 0;
    while ((left -= st->aside[card]) >= 0) card++;
    return DEAL_ACT + card;
}

static long play(State *st, uint64_t seed, uint64_t game) {
    int choices[64];
    uint32_t drawn[1 + SEATS] = {0};
    long decisions = 0;
    setup(st);
    while (st->actor != NOBODY) {
        if (st->actor == CHANCE) apply(st, outcome(st, number(seed, game, 0, drawn[0]++)));
        else {
            int stream = 1 + st->actor, count = legal(st, choices);
            apply(st, choices[((uint64_t)number(seed, game, stream, drawn[stream]++) * count) >> 31]);
            decisions++;
        }
    }
    return decisions;
}

static void dump(const State *st) {
    fwrite(st, 1, offsetof(State, bank) + sizeof st->bank, stdout);
    fwrite(st->cash, 1, sizeof st->cash + sizeof st->charity, stdout);
    fwrite(st->given, 1, offsetof(State, halved) + 1 - offsetof(State, given), stdout);
}

int main(int argc, char **argv) {
    if (argc < 4) { fprintf(stderr, "usage: hab_und_gut GAMES PLAYERS SEED [dump]\n"); return 2; }
    long games = atol(argv[1]), decisions = 0;
    State *states = calloc(2048, sizeof *states);  /* as many at a time as the compiled Python */
    struct timespec began, ended;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long game = 0; game < games; game++) {
        State *st = &states[game % 2048];
        memset(st, 0, sizeof *st);
        st->seats = atoi(argv[2]);
        st->memory_aid = 1;
        decisions += play(st, strtoull(argv[3], NULL, 10), game);
        if (argc > 4) dump(st);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    double seconds = ended.tv_sec - began.tv_sec + (ended.tv_nsec - began.tv_nsec) * 1e-9;
    if (argc <= 4) printf("{\"decisions\": %ld, \"seconds\": %.6f}\n", decisions, seconds);
    return 0;
}

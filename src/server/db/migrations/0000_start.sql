CREATE TABLE "analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"owner_name" text,
	"ingredients_list" text NOT NULL,
	"status" text NOT NULL,
	"results" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"knowledge_version" text NOT NULL,
	"overall_score" real,
	"is_partial" boolean NOT NULL,
	"comedogenic_rating" real,
	"vegan_status" boolean NOT NULL,
	"ingredient_count" integer NOT NULL,
	"alert_count" integer NOT NULL,
	CONSTRAINT "analyses_shareId_unique" UNIQUE("share_id"),
	CONSTRAINT "analyses_status" CHECK ("analyses"."status" in ('complete', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "face_analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"owner_name" text,
	"safety_score" real,
	"skin_type" text,
	"concerns" jsonb NOT NULL,
	"recommendations" jsonb NOT NULL,
	"analysis" jsonb NOT NULL,
	CONSTRAINT "face_analyses_shareId_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"auth_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"abs_expires_at" timestamp with time zone NOT NULL,
	"ip_hmac" "bytea",
	"ua_family" text
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "throttle_counters" (
	"key" "bytea" NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "throttle_counters_key_window_start_pk" PRIMARY KEY("key","window_start"),
	CONSTRAINT "throttle_counters_count" CHECK ("throttle_counters"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counters_user_id_kind_period_start_pk" PRIMARY KEY("user_id","kind","period_start"),
	CONSTRAINT "usage_counters_not_negative" CHECK ("usage_counters"."used" >= 0 and "usage_counters"."reserved" >= 0),
	CONSTRAINT "usage_counters_kind" CHECK ("usage_counters"."kind" in ('analysis', 'face'))
);
--> statement-breakpoint
CREATE TABLE "usage_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"idem_key" text,
	"body_sha256" "bytea",
	"state" text NOT NULL,
	"analysis_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_reservations_idem" UNIQUE("user_id","kind","idem_key"),
	CONSTRAINT "usage_reservations_state" CHECK ("usage_reservations"."state" in ('held', 'committed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_canon" text NOT NULL,
	"email" text NOT NULL,
	"email_canon" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"skin_type" text,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"vegan_only" boolean DEFAULT false NOT NULL,
	"natural_only" boolean DEFAULT false NOT NULL,
	"low_comedogenic" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"auth_version" integer DEFAULT 1 NOT NULL,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_usernameCanon_unique" UNIQUE("username_canon"),
	CONSTRAINT "users_emailCanon_unique" UNIQUE("email_canon"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users_skin_type" CHECK ("users"."skin_type" in ('sensitive', 'normal', 'oily', 'dry', 'combination'))
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_analyses" ADD CONSTRAINT "face_analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reservations" ADD CONSTRAINT "usage_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_by_owner" ON "analyses" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "face_analyses_by_owner" ON "face_analyses" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_reservations_held" ON "usage_reservations" USING btree ("user_id","kind") WHERE "usage_reservations"."state" = 'held';